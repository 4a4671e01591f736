import { Link } from 'react-router';
import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCall } from '../../api/use-call.ts';
import buttons from '../../ui/button.module.css';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { FileLinks } from './file-links.tsx';
import { ManuscriptStatus } from './manuscript-status.tsx';
import styles from './manuscript-title.module.css';

const columns = ['Manuscript', 'Status', 'Volume and issue', 'Received', 'Files'] as const;

/** Whose turn it is, in words. */
function turnOf(manuscript: Manuscript): string {
  if (manuscript.isPublished) return 'Published. Nothing is left for you to do.';
  return manuscript.rejectionText === null
    ? 'It is our turn: we will write to you with the outcome.'
    : 'You may submit it again as a new manuscript.';
}

function TitleCell({ manuscript }: { manuscript: Manuscript }) {
  const { journalAbbreviation, journalTitle } = manuscript.articlePublishedJournal;
  return (
    <CardCell label={columns[0]}>
      <p className={styles.title}>
        <bdi>{manuscript.articleTitle}</bdi>
      </p>
      <p className={styles.journal}>{journalTitle}</p>
      <p className={styles.turn}>{turnOf(manuscript)}</p>
      {manuscript.isPublished && (
        <Link className={styles.turn} to={pages.article.href({ catId: journalAbbreviation, articleId: manuscript.id })}>
          See the article
          <span className="visually-hidden">: {manuscript.articleTitle}</span>
        </Link>
      )}
      {manuscript.rejectionText !== null && (
        <details className={styles.reasons}>
          <summary>Read the reasons</summary>
          <p>{manuscript.rejectionText}</p>
        </details>
      )}
    </CardCell>
  );
}

/** The manuscripts that the person has submitted. */
export function MyManuscripts({ submitAddress }: { submitAddress: string }) {
  const mine = useCall(manuscripts.mine);
  if (!mine.data) return <Reading error={mine.error} />;
  if (mine.data.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title="No manuscripts found">
        <p>Submit a new manuscript to get started</p>
        <Link className={buttons.primary} to={submitAddress}>
          Submit Manuscript
        </Link>
      </EmptyState>
    );
  }
  return (
    <CardTable label="My Manuscripts" columns={columns}>
      {mine.data.map((manuscript) => (
        <CardRow key={manuscript.id}>
          <TitleCell manuscript={manuscript} />
          <CardCell label={columns[1]}>
            <ManuscriptStatus status={manuscript.articleStatus} />
          </CardCell>
          <CardCell label={columns[2]}>
            Vol. {manuscript.articleVolume}, issue {manuscript.articleIssue}
          </CardCell>
          <CardCell label={columns[3]}>{formatDay(manuscript.articleReceivedDate)}</CardCell>
          <CardCell label={columns[4]}>
            <FileLinks files={manuscript.files} />
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}
