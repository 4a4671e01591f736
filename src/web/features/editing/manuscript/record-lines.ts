import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';

type RecordEntry = EditorsManuscript['record'][number];

export interface RecordLine extends RecordEntry {
  readonly times: number;
}

const dayOf = ({ at }: RecordEntry) => at.slice(0, 10);

/** The record as it is read: what somebody did again and again on one day is one line, with its last time. */
export function recordLines(record: readonly RecordEntry[]): readonly RecordLine[] {
  const lines: RecordLine[] = [];
  for (const entry of record) {
    const last = lines.at(-1);
    const isAgain = last?.who === entry.who && last.what === entry.what && dayOf(last) === dayOf(entry);
    if (isAgain) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ ...entry, times: 1 });
  }
  return lines;
}
