/** A few synthesized tones, for those who turn sound on. */

/** Frequencies one after another, and how long each sounds. */
const TONES = {
  turn: { notes: [523, 784], length: 0.16 },
  bid: { notes: [392], length: 0.09 },
  won: { notes: [523, 659, 784], length: 0.12 },
} as const;

export type Sound = keyof typeof TONES;

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { notes, length } = TONES[sound];
  notes.forEach((frequency, index) => {
    if (context) tone(context, frequency, context.currentTime + index * length, length);
  });
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { frequency, type: "triangle" });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
