/** Of the answers of one address, in milliseconds: what half of them keep, and what 95 of 100 keep. */
export interface AnswerTime {
  readonly median: number;
  readonly p95: number;
}

/** What is told of the times of many answers. */
export function answerTimeOf(times: readonly number[]): AnswerTime {
  const sorted = times.toSorted((a, b) => a - b);
  const keptBy = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { median: keptBy(0.5), p95: keptBy(0.95) };
}

export const unmeasured: AnswerTime = { median: Number.NaN, p95: Number.NaN };
