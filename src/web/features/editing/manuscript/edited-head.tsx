import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ManuscriptStatus } from '../../manuscripts/manuscript-status.tsx';
import { DueDate } from '../due-date.tsx';
import { partyNames, reportWords } from '../review-names.ts';
import styles from './edited.module.css';

/** What a manuscript is: its title, number and journal. */
export function EditedHead({ manuscript }: { manuscript: EditorsManuscript }) {
  const { articleNumber, articleTitle, journalTitle } = manuscript;
  return (
    <header className={styles.head}>
      <p className={styles.soft}>
        {articleNumber} · {journalTitle} · received {formatDay(manuscript.receivedOn)}
      </p>
      <h1 className={styles.title}>
        <bdi>{articleTitle}</bdi>
      </h1>
    </header>
  );
}

/** Where it stands: its state, whose turn it is and until when. */
export function EditedStanding({ manuscript }: { manuscript: EditorsManuscript }) {
  const { round, version, turn, dueAt, isOverdue } = manuscript;
  return (
    <dl className={styles.standing}>
      <div>
        <dt>State</dt>
        <dd>
          <ManuscriptStatus status={manuscript.articleStatus} />
        </dd>
      </div>
      <div>
        <dt>Whose turn</dt>
        <dd>{turn === null ? 'Nobody’s: nothing is left to do' : partyNames[turn]}</dd>
      </div>
      {dueAt !== null && (
        <div>
          <dt>Until when</dt>
          <dd>
            <DueDate dueAt={dueAt} isOverdue={isOverdue} />
          </dd>
        </div>
      )}
      <div>
        <dt>Round and version</dt>
        <dd>
          Round {round}, version {version}
          {manuscript.specialReview && ', for a special issue'}
        </dd>
      </div>
      <div>
        <dt>Reports</dt>
        <dd>{reportWords(manuscript)}</dd>
      </div>
    </dl>
  );
}
