import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import type { EditedProps } from '../review-names.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

type RecordEntry = EditorsManuscript['record'][number];

interface RecordLine extends RecordEntry {
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

/** Who did what and when, as it is on record. */
export function RecordSection({ manuscript }: EditedProps) {
  const { record } = manuscript;
  return (
    <EditedSection
      id="record"
      title="Record"
      lead="Who did what and when. Authors and reviewers do not see it."
      manuscript={manuscript}
    >
      {record.length === 0 && <p className={styles.soft}>Nothing has happened yet.</p>}
      {record.length > 0 && (
        <ol className={styles.record}>
          {recordLines(record).map(({ at, who, what, times }, number) => (
            // Two entries may be alike to the millisecond.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number}>
              <time dateTime={at}>{formatMoment(new Date(at))}</time>
              <span>
                <bdi>{who}</bdi> {what}
                {times > 1 && `, ${times} times`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </EditedSection>
  );
}
