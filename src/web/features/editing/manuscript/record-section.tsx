import { formatMoment } from '../../../ui/format-moment.ts';
import type { EditedProps } from './edited-props.ts';
import { EditedSection } from './edited-section.tsx';
import { recordLines } from './record-lines.ts';
import styles from './edited.module.css';

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
