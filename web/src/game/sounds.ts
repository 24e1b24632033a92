/** Synthesized sounds, for those who turn them on. */

/** One tone: it may glide to another frequency while it fades. */
interface Tone {
  /** Frequencies in hertz. */
  from: number;
  to?: number;
  /** Seconds after the beginning. */
  at: number;
  length: number;
  shape: OscillatorType;
  /** As a share of the volume. */
  loud: number;
}

/** Notes one after another, as struck on a bell. */
function bells(notes: readonly number[], step: number, length: number, loud = 0.5): Tone[] {
  return notes.flatMap((from, index) => [
    { from, at: index * step, length, shape: "sine" as const, loud },
    { from: from * 2.76, at: index * step, length: length / 3, shape: "sine" as const, loud: loud / 5 },
  ]);
}

/** A tone that slides up or down, as a disc along its row. */
function slide(from: number, to: number): Tone[] {
  return [{ from, to, at: 0, length: 0.28, shape: "triangle", loud: 0.4 }];
}

const TONES = {
  /** A piece set down on wood. */
  bid: [
    { from: 210, to: 90, at: 0, length: 0.09, shape: "triangle", loud: 0.9 },
    { from: 1400, to: 500, at: 0, length: 0.03, shape: "square", loud: 0.08 },
  ],
  outbid: [
    { from: 440, at: 0, length: 0.16, shape: "triangle", loud: 0.55 },
    { from: 330, at: 0.13, length: 0.28, shape: "triangle", loud: 0.55 },
  ],
  turn: bells([523, 784], 0.15, 0.5),
  "won-mine": bells([523, 659, 784, 1047], 0.1, 0.6),
  "won-other": bells([392, 494], 0.12, 0.4, 0.35),
  "row-rises": slide(392, 784),
  "row-falls": slide(494, 220),
  era: bells([262, 392, 523], 0.3, 1.2),
  end: [...bells([392, 523, 659, 784], 0.18, 0.7), ...bells([523, 659, 784, 1047], 0, 1.6, 0.3).map(later(0.8))],
  chat: bells([1175], 0, 0.18, 0.3),
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof TONES;
export const SOUNDS = Object.keys(TONES) as Sound[];

/** At full volume. */
const LOUDEST = 0.3;
/** Seconds between sounds that come at once. */
const APART = 0.18;
let context: AudioContext | null = null;

function later(seconds: number): (tone: Tone) => Tone {
  return (tone) => ({ ...tone, at: tone.at + seconds });
}

/** One after another; `volume` from 0 to 100. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (volume <= 0 || !sounds.length) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  const tones = sounds.flatMap((sound, index) => TONES[sound].map(later(index * APART)));
  for (const one of tones) strike(audio, one, (volume / 100) * LOUDEST);
}

function strike(audio: AudioContext, { from, to, at, length, shape, loud }: Tone, volume: number): void {
  const begin = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { frequency: from, type: shape });
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
