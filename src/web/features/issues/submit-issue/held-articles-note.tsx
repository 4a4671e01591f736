import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/issues.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi, hidden, linkTo } from '../../../ui/message-tags.tsx';
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
          {t.datedArticle({
            title,
            date: formatDay(day),
            link: linkTo(pages.article.href({ catId, articleId: id })),
            bdi,
          })}
        </li>
      ))}
    </ul>
  );
}

function Withdrawn({ issue }: { issue: ManagedIssue }) {
  const { withdrawnArticles: gone, journalAbbreviation: catId, withdrawnAt, owners } = issue;
  if (gone.length === 0) return null;
  const count = gone.length;
  return (
    <>
      <p className={styles.spoiltTitle}>{t.holdsWithdrawn({ count })}</p>
      <DatedArticles catId={catId} articles={gone.map(({ withdrawnOn, ...one }) => ({ ...one, day: withdrawnOn }))} />
      <p>
        {t.withdrawnAdvice({ count })}
        {withdrawnAt === null && ` ${t.readersStillBuy()}`}
        {owners > 0 && ` ${t.ownersGetNew()}`}
      </p>
    </>
  );
}

function Corrected({ issue }: { issue: ManagedIssue }) {
  const { correctedArticles: corrected, journalAbbreviation: catId, owners } = issue;
  if (corrected.length === 0) return null;
  const count = corrected.length;
  return (
    <>
      <p className={styles.spoiltTitle}>{t.holdsUncorrected({ count })}</p>
      <DatedArticles
        catId={catId}
        articles={corrected.map(({ correctedOn, ...one }) => ({ ...one, day: correctedOn }))}
      />
      <p>
        {t.correctedAdvice({ count })}
        {owners > 0 && ` ${t.ownersReadCorrection()}`}
      </p>
    </>
  );
}

interface HeldArticlesNoteProps {
  readonly issue: ManagedIssue;
  readonly name: string;
  readonly onRebuild: () => void;
}

/** Warns of withdrawn or corrected articles in the document of an issue, and says what to do. */
export function HeldArticlesNote({ issue, name, onRebuild }: HeldArticlesNoteProps) {
  if (issue.withdrawnArticles.length + issue.correctedArticles.length === 0) return null;
  return (
    <div className={styles.spoilt}>
      <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
      <div>
        <Withdrawn issue={issue} />
        <Corrected issue={issue} />
        <Button variant="default" onClick={onRebuild}>
          {t.rebuild({ name, hidden })}
        </Button>
      </div>
    </div>
  );
}
