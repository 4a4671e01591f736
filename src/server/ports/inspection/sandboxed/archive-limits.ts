const mebibyte = 1024 * 1024;

/** What a Word document and everything packed in it may hold, together. Large real ones stay far below. */
export const archiveLimits = {
  entries: 2000,
  unpacked: 300 * mebibyte,
  /** An entry up to this size may be packed however tightly: a white picture is. */
  freelyPacked: 25 * mebibyte,
  packing: 150,
  /** The most to hold in memory of an embedded document, by its depth, in bytes. */
  embedded: [16 * mebibyte, 8 * mebibyte, 4 * mebibyte],
  /** A part that tells what the others are. */
  part: 2 * mebibyte,
} as const;

/** The remaining limits, shared by all nested archives. */
export interface Allowance {
  entries: number;
  unpacked: number;
}
