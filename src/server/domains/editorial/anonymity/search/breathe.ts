const longestStretch = 10;

let begun = 0;
let waiting: Promise<void> = Promise.resolve();

/** Lets other work in once a search has run for some milliseconds; of many searches at once, one goes on each time. */
export async function breathe(): Promise<void> {
  if (performance.now() - begun < longestStretch) return;
  waiting = waiting.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await waiting;
  begun = performance.now();
}
