import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { siteDay } from '../../../../contracts/site-zone.ts';
import * as t from '../../../../messages/editing.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import type { EditedProps } from '../review-names.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

type AuditEntry = EditorsManuscript['record'][number];

interface AuditLogLine extends AuditEntry {
  readonly times: number;
}

const dayOf = ({ at }: AuditEntry) => siteDay(new Date(at));

/** The history as lines: an action that a person repeats on one day is one line. */
export function recordLines(record: readonly AuditEntry[]): readonly AuditLogLine[] {
  const lines: AuditLogLine[] = [];
  for (const entry of record) {
    const last = lines.at(-1);
    const isAgain = last?.who === entry.who && last.what === entry.what && dayOf(last) === dayOf(entry);
    if (isAgain) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ ...entry, times: 1 });
  }
  return lines;
}

/** Who did what and when, from the audit log. */
export function AuditLogSection({ manuscript }: EditedProps) {
  const { record } = manuscript;
  return (
    <EditedSection id="record" title={t.sectionHistory()} manuscript={manuscript}>
      {record.length === 0 && <p className={styles.soft}>{t.historyEmpty()}</p>}
      {record.length > 0 && (
        <ol className={styles.record}>
          {recordLines(record).map(({ at, who, what, times }, number) => (
            // Two entries can have the same time.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number}>
              <time dateTime={at}>{formatMoment(new Date(at))}</time>
              <span>
                {times > 1 ? t.historyLineTimes({ who, what, times, bdi }) : t.historyLine({ who, what, bdi })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </EditedSection>
  );
}
