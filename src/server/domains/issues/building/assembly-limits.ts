const mebibyte = 1024 * 1024;

/** How much the PDFs of an issue's articles may have together. */
export const mostBytes = 200 * mebibyte;

/** What the process may take that puts an issue together; it holds all of the articles, and then the whole. */
export const assemblyLimits = {
  /** Of data in kilobytes, and of computing in seconds, for when nobody is left to end it. */
  process: { data: 4_000_000, computing: 300 },
  /** Of objects, in megabytes. */
  objects: 512,
  memory: 1024 * mebibyte,
  /** In milliseconds. */
  patience: 240_000,
} as const;
