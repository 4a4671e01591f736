const mebibyte = 1024 * 1024;

/** How much the PDFs of an issue's articles may have together. */
export const mostBytes = 200 * mebibyte;

/** Limits of the process that assembles an issue, which holds all articles and then the result in memory. */
export const assemblyLimits = {
  /** Data in kilobytes and CPU time in seconds, in case no parent process is left to end it. */
  process: { data: 4_000_000, computing: 300 },
  /** Of objects, in megabytes. */
  objects: 512,
  memory: 1024 * mebibyte,
  /** In milliseconds. */
  patience: 240_000,
} as const;
