/** A place in a journal's run. */
export interface VolumeAndIssue {
  readonly volume: number;
  readonly issue: number;
}

const quarterOf = (month: number) => Math.ceil(month / 3);

/**
 * The current volume and issue (decision 18): volume = year − start year + 1, issues by quarter, in the start year
 * counted from the start month's quarter. The clock is UTC.
 */
export function currentIssue(start: { startYear: number; startMonth: number }, now: Date): VolumeAndIssue {
  const year = now.getUTCFullYear();
  const quarter = quarterOf(now.getUTCMonth() + 1);
  if (year < start.startYear) return { volume: 1, issue: 1 };
  const skipped = year === start.startYear ? quarterOf(start.startMonth) - 1 : 0;
  return { volume: year - start.startYear + 1, issue: Math.max(1, quarter - skipped) };
}

/** The issue after the current one: after the year's last quarter, issue 1 of the next volume. */
export function nextIssue(start: { startYear: number; startMonth: number }, now: Date): VolumeAndIssue {
  const { volume, issue } = currentIssue(start, now);
  const isBeforeStart = now.getTime() < Date.UTC(start.startYear, start.startMonth - 1);
  if (isBeforeStart) return { volume: 1, issue: 1 };
  const isLastQuarter = now.getUTCMonth() >= 9;
  return isLastQuarter ? { volume: volume + 1, issue: 1 } : { volume, issue: issue + 1 };
}
