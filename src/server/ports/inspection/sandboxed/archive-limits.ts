const mebibyte = 1024 * 1024;

/** What a Word document and everything packed in it may hold, together. Large real ones stay far below. */
export const archiveLimits = {
  entries: 2000,
  unpacked: 300 * mebibyte,
  /** An entry up to this size may be packed however tightly: a white picture is. */
  freelyPacked: 25 * mebibyte,
  packing: 150,
  /** What is held in memory to be looked into: an embedded document, by how deep it lies. */
  embedded: [16 * mebibyte, 8 * mebibyte, 4 * mebibyte],
  /** A part that tells what the others are. */
  part: 2 * mebibyte,
} as const;

/** What is left of the limits, over all archives in one another. */
export interface Allowance {
  entries: number;
  unpacked: number;
}
