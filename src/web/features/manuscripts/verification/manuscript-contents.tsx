import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { FileLinks } from '../file-links.tsx';
import styles from './manuscript-contents.module.css';

/** All that the author has sent. */
export function ManuscriptContents({ manuscript }: { manuscript: Manuscript }) {
  const { journalTitle, journalAbbreviation } = manuscript.articlePublishedJournal;
  return (
    <dl className={styles.facts}>
      <dt>Journal</dt>
      <dd>
        {journalTitle} ({journalAbbreviation}), volume {manuscript.articleVolume}, issue {manuscript.articleIssue}
      </dd>
      <dt>Submitted</dt>
      <dd>
        {formatDay(manuscript.articleReceivedDate)} by {manuscript.submittedBy}
      </dd>
      <dt>Files</dt>
      <dd>
        <FileLinks isDetailed files={manuscript.files} />
      </dd>
      <dt>Authors</dt>
      <dd>
        <ol className={styles.authors}>
          {manuscript.articleAuthors.map((author) => (
            <li key={JSON.stringify(author)}>
              <bdi>
                {author.authorTitle} {author.authorGivenName} {author.authorLastName}
              </bdi>
              <span>{author.authorAffiliation}</span>
              {author.authorEmail && <a href={`mailto:${author.authorEmail}`}>{author.authorEmail}</a>}
            </li>
          ))}
        </ol>
      </dd>
      <dt>Keywords</dt>
      <dd>{manuscript.articleKeywords.length > 0 ? manuscript.articleKeywords.join(', ') : 'None given'}</dd>
      <dt>Abstract</dt>
      <dd className={styles.abstract}>{manuscript.articleAbstract}</dd>
    </dl>
  );
}
