import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import { formatDay } from '../../../ui/format-day.ts';
import styles from './submit-issue.module.css';

interface WithdrawnArticlesNoteProps {
  readonly issue: ManagedIssue;
  readonly name: string;
  readonly onRebuild: () => void;
}

/** Says that an issue holds what was withdrawn since, and what to do. */
export function WithdrawnArticlesNote({ issue, name, onRebuild }: WithdrawnArticlesNoteProps) {
  const { withdrawnArticles: gone, journalAbbreviation: catId, withdrawnAt, owners } = issue;
  if (gone.length === 0) return null;
  const it = gone.length === 1 ? 'it' : 'them';
  const buyers = withdrawnAt === null ? 'Until then readers buy it as it is. ' : '';
  const keepers = owners > 0 ? 'Owners open the new document from then on.' : '';
  return (
    <div className={styles.spoilt}>
      <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
      <div>
        <p className={styles.spoiltTitle}>Holds {gone.length === 1 ? 'an article' : 'articles'} withdrawn since</p>
        <ul>
          {gone.map(({ id, title, withdrawnOn }) => (
            <li key={id}>
              <Link to={pages.article.href({ catId, articleId: id })}>
                <bdi>{title}</bdi>
              </Link>
              , {formatDay(withdrawnOn)}
            </li>
          ))}
        </ul>
        <p>
          Build the issue anew without {it} and put it here, or upload a document that leaves {it} out. {buyers}
          {keepers}
        </p>
        <Button variant="default" onClick={onRebuild}>
          Build it anew<span className="visually-hidden"> without withdrawn articles: {name}</span>
        </Button>
      </div>
    </div>
  );
}
