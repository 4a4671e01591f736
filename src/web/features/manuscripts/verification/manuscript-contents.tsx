import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { FileLinks } from '../file-links.tsx';
import { AuthorNames } from '../manuscript-heading.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import styles from './manuscript-contents.module.css';

const plannedFor = ({ articleStatus, articleVolume, articleIssue, specialReview }: Manuscript) => {
  const place = `volume ${articleVolume}, issue ${articleIssue} (${specialReview ? 'special' : 'regular'})`;
  return articleStatus === 'Published' || articleStatus === 'Withdrawn' ? `In ${place}` : `Planned for ${place}`;
};

/** All that the author has sent, and where it is to appear. */
export function ManuscriptContents({ manuscript }: { manuscript: Manuscript }) {
  const { journalTitle, journalAbbreviation } = manuscript.articlePublishedJournal;
  return (
    <dl className={styles.facts}>
      <dt>Journal</dt>
      <dd>
        {journalTitle} ({journalAbbreviation})
      </dd>
      <dt>Volume and issue</dt>
      <dd>{plannedFor(manuscript)}</dd>
      <dt>Submitted</dt>
      <dd>
        {formatDay(manuscript.articleReceivedDate)} by <bdi>{manuscript.submittedBy}</bdi>
        {manuscript.allowed.includes('accept') && `, waiting since ${formatDay(manuscript.waitingSince)}`}
      </dd>
      {manuscript.rejectionText !== null && (
        <>
          <dt>Reasons for the rejection</dt>
          <dd>
            <RejectionNote rejection={manuscript} />
          </dd>
        </>
      )}
      <dt>Files</dt>
      <dd>
        <FileLinks isDetailed files={manuscript.files} />
      </dd>
      <dt>Authors</dt>
      <dd>
        <AuthorNames authors={manuscript.articleAuthors} />
      </dd>
      <dt>Keywords</dt>
      <dd dir="auto">{manuscript.articleKeywords.length > 0 ? manuscript.articleKeywords.join(', ') : 'None given'}</dd>
      <dt>Abstract</dt>
      <dd dir="auto" className={styles.abstract}>
        {manuscript.articleAbstract}
      </dd>
    </dl>
  );
}
