/** Of the answers of one address, in milliseconds: what half of them keep, and what 95 of 100 keep. */
export interface AnswerTime {
  readonly median: number;
  readonly p95: number;
}

/** What a share of the figures does not exceed, such as 0.99 of them. */
export function savedBy(share: number, figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => savedBy(0.5, figures);

/** What is told of the times of many answers. */
export const answerTimeOf = (times: readonly number[]): AnswerTime => ({
  median: median(times),
  p95: savedBy(0.95, times),
});

export const unmeasured: AnswerTime = { median: Number.NaN, p95: Number.NaN };
