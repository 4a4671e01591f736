const startedAt = performance.now();

/** Tells the person at the terminal what is going on, and how long it has taken so far. @param {string} message */
export function progress(message) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`[${seconds.padStart(5)}s] ${message}`);
}
