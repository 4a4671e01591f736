import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { FileLinks } from '../file-links.tsx';
import { AuthorNames } from '../manuscript-heading.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import styles from './manuscript-contents.module.css';

const plannedFor = ({ articleStatus, articleVolume, articleIssue, specialReview }: Manuscript) => {
  const state = articleStatus === 'Published' || articleStatus === 'Withdrawn' ? 'public' : 'planned';
  const type = specialReview ? 'special' : 'regular';
  return t.placeInIssue({ state, volume: articleVolume, issue: articleIssue, type });
};

/** The whole submission, and where it is planned to appear. */
export function ManuscriptContents({ manuscript }: { manuscript: Manuscript }) {
  const { journalTitle, journalAbbreviation } = manuscript.articlePublishedJournal;
  const submission = { day: formatDay(manuscript.articleReceivedDate), person: manuscript.submittedBy, bdi };
  return (
    <dl className={styles.facts}>
      <dt>{common.journal()}</dt>
      <dd>{t.journalWithAbbreviation({ title: journalTitle, abbreviation: journalAbbreviation })}</dd>
      <dt>{t.volumeAndIssue()}</dt>
      <dd>{plannedFor(manuscript)}</dd>
      <dt>{t.submitted()}</dt>
      <dd>
        {manuscript.allowed.includes('accept')
          ? t.submittedByPending({ ...submission, since: formatDay(manuscript.waitingSince) })
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
      <dt>{t.keywords()}</dt>
      <dd dir="auto">
        {manuscript.articleKeywords.length > 0 ? manuscript.articleKeywords.join(', ') : t.noKeywords()}
      </dd>
      <dt>{common.abstract()}</dt>
      <dd dir="auto" className={styles.abstract}>
        {manuscript.articleAbstract}
      </dd>
    </dl>
  );
}
