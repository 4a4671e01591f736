import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ManuscriptStatus } from '../../manuscripts/manuscript-status.tsx';
import { DueDate } from '../due-date.tsx';
import { partyNames, reportWords } from '../review-names.ts';
import styles from './edited.module.css';

/** The title, number and journal of a manuscript. */
export function EditedHead({ manuscript }: { manuscript: EditorsManuscript }) {
  const { articleNumber, articleTitle, journalTitle } = manuscript;
  return (
    <header className={styles.head}>
      <p className={styles.soft}>
        {t.headFacts({ number: articleNumber, journal: journalTitle, day: formatDay(manuscript.receivedOn) })}
      </p>
      <h1 className={styles.title}>
        <bdi>{articleTitle}</bdi>
      </h1>
    </header>
  );
}

/** The status of a manuscript, who has it, and when the next step is due. */
export function EditedStatus({ manuscript }: { manuscript: EditorsManuscript }) {
  const { round, version, turn, dueAt, isOverdue } = manuscript;
  return (
    <dl className={styles.current}>
      <div>
        <dt>{common.status()}</dt>
        <dd>
          <ManuscriptStatus status={manuscript.articleStatus} />
        </dd>
      </div>
      <div>
        <dt>{t.statusWith()}</dt>
        <dd>{turn === null ? t.noAction() : partyNames[turn]()}</dd>
      </div>
      {dueAt !== null && (
        <div>
          <dt>{t.statusDue()}</dt>
          <dd>
            <DueDate dueAt={dueAt} isOverdue={isOverdue} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t.statusRound()}</dt>
        <dd>{(manuscript.specialReview ? t.roundVersionSpecial : t.roundVersion)({ round, version })}</dd>
      </div>
      <div>
        <dt>{t.columnReports()}</dt>
        <dd>{reportWords(manuscript)}</dd>
      </div>
    </dl>
  );
}
