/** Reed–Solomon codes over the field of 256 elements that QR codes use. */

const POLYNOMIAL = 0x11d;

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * POLYNOMIAL);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The product of (x - 2^k) for k from 0, without its leading coefficient. */
function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let k = 0; k < degree; k++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

/** So many bytes that let a reader correct the data. */
export function corrected(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((coefficient, at) => (rest[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}
