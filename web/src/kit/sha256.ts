/** SHA-256 (FIPS 180-4). A page over plain http has no `crypto.subtle`. */

const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32);
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The digest of a text in UTF-8, as hex. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let digest = START;
  for (let at = 0; at < words.length; at += 16) digest = compressed(digest, words.subarray(at, at + 16));
  return digest.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** The message, a 1 bit, zeros, and its length in bits, in blocks of sixteen words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) << 4);
  const put = (index: number, byte: number) => {
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - 8 * (index & 3)));
  };
  bytes.forEach((byte, index) => put(index, byte));
  put(bytes.length, 0x80);
  words[words.length - 2] = Math.floor((bytes.length * 8) / 2 ** 32);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const at = (words: ArrayLike<number>, index: number) => words[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function schedule(block: Uint32Array): Uint32Array {
  const w = new Uint32Array(64);
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  return w;
}

function compressed(digest: readonly number[], block: Uint32Array): number[] {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = digest as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(digest, i)) | 0);
}
