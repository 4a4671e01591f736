import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { presentStatements } from '../../../../contracts/statement-words.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { StatementList } from '../../../ui/statement-list.tsx';
import { FileLinks } from '../file-links.tsx';
import { AuthorNames } from '../manuscript-heading.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import styles from './manuscript-contents.module.css';

const plannedFor = ({ articleStatus, articleVolume, articleIssue, specialReview }: Manuscript) => {
  const state = articleStatus === 'Published' || articleStatus === 'Withdrawn' ? 'public' : 'planned';
  const type = specialReview ? 'special' : 'regular';
  return t.placeInIssue({ state, volume: articleVolume, issue: articleIssue, type });
};

/** Who submitted what, and where it appears. */
export function ManuscriptContents({ manuscript }: { manuscript: Manuscript }) {
  const { journalTitle, journalAbbreviation } = manuscript.articlePublishedJournal;
  const submission = { day: formatDay(manuscript.articleReceivedDate), person: manuscript.submittedBy, bdi };
  const since = formatDay(manuscript.waitingSince);
  // Before publishing, the issue is among the facts to check.
  const isPending = manuscript.allowed.includes('accept');
  return (
    <dl className={styles.facts}>
      <dt>{common.journal()}</dt>
      <dd>{t.journalWithAbbreviation({ title: journalTitle, abbreviation: journalAbbreviation })}</dd>
      {!isPending && (
        <>
          <dt>{t.volumeAndIssue()}</dt>
          <dd>{plannedFor(manuscript)}</dd>
        </>
      )}
      <dt>{t.submitted()}</dt>
      <dd>
        {isPending && since !== submission.day
          ? t.submittedByPending({ ...submission, since })
          : t.submittedBy(submission)}
      </dd>
      {manuscript.rejectionText !== null && (
        <>
          <dt>{t.reasonsForRejection()}</dt>
          <dd>
            <RejectionNote rejection={manuscript} />
          </dd>
        </>
      )}
      <dt>{t.files()}</dt>
      <dd>
        <FileLinks isDetailed files={manuscript.files} />
      </dd>
      <dt>{t.authors()}</dt>
      <dd>
        <AuthorNames authors={manuscript.articleAuthors} />
      </dd>
    </dl>
  );
}

/** The abstract and the keywords, folded: the PDF has them too. */
export function AbstractFold({ manuscript }: { manuscript: Manuscript }) {
  const { articleAbstract, articleKeywords, statements } = manuscript;
  return (
    <details className={styles.fold}>
      <summary>{t.abstractAndKeywords()}</summary>
      <p dir="auto" className={styles.abstract}>
        {articleAbstract}
      </p>
      <p dir="auto">{articleKeywords.length > 0 ? articleKeywords.join(', ') : t.noKeywords()}</p>
      <StatementList statements={presentStatements(statements)} />
    </details>
  );
}
