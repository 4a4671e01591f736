import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/tracking.ts';
import { useCall } from '../../../api/use-call.ts';
import fold from '../../../ui/fold.module.css';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { linkTo } from '../../../ui/message-tags.tsx';
import { newDiscussion } from '../../discussions/place.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ChangedElsewhere } from '../../manuscripts/edit/changed-elsewhere.tsx';
import { RevisionFiles } from '../../manuscripts/edit/revision-files.tsx';
import { useRevision } from '../../manuscripts/edit/use-revision.ts';
import { StatementFields } from '../../manuscripts/statements/statement-fields.tsx';
import { DetailFields } from '../../manuscripts/wizard/detail-fields.tsx';
import { reportsToAnswer, revisionAnchor } from '../followed.ts';
import { AnswersStatus } from './answers-status.tsx';
import { ReportAnswers } from './report-answers.tsx';
import { RevisionEnd } from './revision-end.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './revision.module.css';
import { useAnswers, type AnswersInUse } from './use-answers.ts';
import { useRevisionUpload } from './use-revision-sending.ts';

interface RevisionFormProps {
  readonly user: CurrentUser;
  readonly followed: FollowedManuscript;
  /** The same manuscript as the edit screen reads it: with its upload id. */
  readonly manuscript: Manuscript;
}

interface AnswersPartProps {
  readonly followed: FollowedManuscript;
  readonly answers: AnswersInUse;
  readonly isTried: boolean;
}

function AnswersPart({ followed, answers, isTried }: AnswersPartProps) {
  const reports = reportsToAnswer(followed);
  if (reports.length === 0) return null;
  return (
    <section className={`${styles.part} ${styles.answering}`} aria-labelledby="revision-answers">
      <h3 id="revision-answers">{t.answersTitle()}</h3>
      <p className={styles.lead}>{t.answersHelp()}</p>
      <AnswersStatus edit={answers} />
      {reports.map((report) => (
        <ReportAnswers key={report.id} report={report} edit={answers} isTried={isTried} />
      ))}
    </section>
  );
}

/** The revised manuscript and the answers to the reports, submitted together. */
function RevisionForm({ user, followed, manuscript }: RevisionFormProps) {
  const edit = useRevision(user.id, manuscript);
  const answers = useAnswers(user.id, followed);
  const sending = useRevisionUpload({ followed, manuscript, isAdmin: user.isAdmin, edit, answers });
  const { revision, change, isDirty, news } = edit;
  if (sending.isSent) return <Message kind="good">{t.revisionSubmitted()}</Message>;
  return (
    <>
      {edit.wasSaved && isDirty && (
        <Message kind="info">
          <p>{t.changesRestored()}</p>
        </Message>
      )}
      {news && <ChangedElsewhere news={news} onTake={edit.takeTheirs} />}
      <AnswersPart followed={followed} answers={answers} isTried={sending.isTried} />
      <section className={styles.part} aria-labelledby="revision-files">
        <div>
          <h3 id="revision-files">{t.revisedFiles()}</h3>
          <p className={styles.lead}>{t.revisedFilesHelp()}</p>
        </div>
        <RevisionFiles edit={edit} />
      </section>
      <section className={styles.part} aria-labelledby="revision-details">
        <details>
          <summary className={fold.summary}>
            <h3 id="revision-details">{t.revisedTexts()}</h3>
          </summary>
          <div className={fold.contents}>
            <DetailFields draft={revision.draft} errors={sending.errors} change={change} />
            <StatementFields
              journalId={manuscript.journalId}
              typed={revision.draft.statements}
              errors={sending.errors}
              change={change}
            />
            <p className={styles.lead}>{t.authorsFixed({ link: linkTo(newDiscussion) })}</p>
          </div>
        </details>
      </section>
      <RevisionEnd sending={sending} answered={answers.answers.length} />
      <UnsavedChanges areThere={isDirty && !edit.isInBrowser} onLeave={() => {}} />
    </>
  );
}

interface RevisionSectionProps {
  readonly user: CurrentUser;
  readonly manuscript: FollowedManuscript;
}

/** The revision that a decision asks for. */
export function RevisionSection({ user, manuscript: followed }: RevisionSectionProps) {
  const { id, round, dueOn } = followed;
  const today = useNow().toISOString().slice(0, 10);
  const { data: manuscript, error } = useCall(manuscripts.single, { params: { articleId: id } });
  return (
    <section id={revisionAnchor} tabIndex={-1} className={styles.section} aria-labelledby="your-revision">
      <div className={styles.head}>
        <h2 id="your-revision" className={styles.title}>
          {t.yourRevision()}
        </h2>
        {dueOn !== null && (
          <p className={styles.lead}>{(dueOn < today ? t.deadlinePassed : t.submitBy)({ day: formatDay(dueOn) })}</p>
        )}
      </div>
      {manuscript ? (
        <RevisionForm key={round} user={user} followed={followed} manuscript={manuscript} />
      ) : (
        <Reading error={error} />
      )}
    </section>
  );
}
