import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import { formatDay } from '../../../ui/format-day.ts';
import styles from './submit-issue.module.css';

interface DatedArticlesProps {
  readonly catId: string;
  readonly articles: readonly { readonly id: string; readonly title: string; readonly day: string }[];
}

function DatedArticles({ catId, articles }: DatedArticlesProps) {
  return (
    <ul>
      {articles.map(({ id, title, day }) => (
        <li key={id}>
          <Link to={pages.article.href({ catId, articleId: id })}>
            <bdi>{title}</bdi>
          </Link>
          , {formatDay(day)}
        </li>
      ))}
    </ul>
  );
}

function Withdrawn({ issue }: { issue: ManagedIssue }) {
  const { withdrawnArticles: gone, journalAbbreviation: catId, withdrawnAt, owners } = issue;
  if (gone.length === 0) return null;
  const it = gone.length === 1 ? 'it' : 'them';
  return (
    <>
      <p className={styles.spoiltTitle}>Holds {gone.length === 1 ? 'an article' : 'articles'} withdrawn since</p>
      <DatedArticles catId={catId} articles={gone.map(({ withdrawnOn, ...one }) => ({ ...one, day: withdrawnOn }))} />
      <p>
        Build the issue anew without {it} and put it here, or upload a document that leaves {it} out.
        {withdrawnAt === null && ' Until then readers buy it as it is.'}
        {owners > 0 && ' Owners open the new document from then on.'}
      </p>
    </>
  );
}

function Corrected({ issue }: { issue: ManagedIssue }) {
  const { correctedArticles: corrected, journalAbbreviation: catId, owners } = issue;
  if (corrected.length === 0) return null;
  const what = corrected.length === 1 ? 'an article' : 'articles';
  const it = corrected.length === 1 ? 'it' : 'them';
  return (
    <>
      <p className={styles.spoiltTitle}>Holds {what} as before a correction</p>
      <DatedArticles
        catId={catId}
        articles={corrected.map(({ correctedOn, ...one }) => ({ ...one, day: correctedOn }))}
      />
      <p>
        Where the correction matters, build the issue anew with {it} and put it here, or upload a new document.
        {owners > 0 &&
          ` Owners read what is corrected on ${corrected.length === 1 ? 'its page' : 'their pages'} already.`}
      </p>
    </>
  );
}

interface HeldArticlesNoteProps {
  readonly issue: ManagedIssue;
  readonly name: string;
  readonly onRebuild: () => void;
}

/** Says that the document of an issue holds what was withdrawn or corrected since, and what to do. */
export function HeldArticlesNote({ issue, name, onRebuild }: HeldArticlesNoteProps) {
  if (issue.withdrawnArticles.length + issue.correctedArticles.length === 0) return null;
  return (
    <div className={styles.spoilt}>
      <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
      <div>
        <Withdrawn issue={issue} />
        <Corrected issue={issue} />
        <Button variant="default" onClick={onRebuild}>
          Build it anew<span className="visually-hidden"> from its articles as they are now: {name}</span>
        </Button>
      </div>
    </div>
  );
}
