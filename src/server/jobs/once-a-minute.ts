const pause = 60_000;

/** Tells the first, and then one a minute at the most: while the database is away the queue reports an error many times a second. */
export function onceAMinute<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (told) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + pause;
    tell(told);
  };
}
