import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { articles } from '../../../../contracts/articles.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { linkTo } from '../../../ui/message-tags.tsx';
import { CorrectDialog } from '../correcting/correct-dialog.tsx';
import { WithdrawDialog } from '../deleting/withdraw-dialog.tsx';
import { queueAddress } from './queue-address.ts';
import { toArticle, type Outcome } from './use-decision.ts';
import styles from './verification-detail.module.css';

interface ArticleWithoutManuscriptProps {
  readonly id: string;
  readonly userId: string;
  readonly onDone: (outcome: Outcome) => void;
}

/** An imported article: there is nothing to verify, but it can be corrected and withdrawn (decision 34). */
export function ArticleWithoutManuscript({ id, userId, onDone }: ArticleWithoutManuscriptProps) {
  const [search] = useSearchParams();
  const [asking, setAsking] = useState<'correct' | 'withdraw' | null>(null);
  const { data, error } = useCall(articles.single, { params: { articleId: id } });
  const article = data?.[0];
  if (!data && error?.status !== 404) return <Reading error={error} />;
  if (!article) {
    return (
      <Message kind="info">
        <p>{t.noManuscriptHere({ link: linkTo(queueAddress(search, null)) })}</p>
      </Message>
    );
  }
  const { articleTitle, isWithdrawn, articlePublishedJournal } = article;
  const link = toArticle(pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id }));
  return (
    <article className={styles.text}>
      <p>
        <Link to={queueAddress(search, null)}>{t.backToList()}</Link>
      </p>
      <Message kind="info">
        <p>{t.importedArticle({ link: linkTo(link.to) })}</p>
      </Message>
      <h2 className={styles.title}>
        <bdi>{articleTitle}</bdi>
      </h2>
      {!isWithdrawn && (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setAsking('correct')}>
            {t.correct()}
          </Button>
          <Button variant="default" c="var(--bad)" onClick={() => setAsking('withdraw')}>
            {t.withdrawOrRetract()}
          </Button>
        </div>
      )}
      <CorrectDialog
        articleId={id}
        userId={userId}
        isOpen={asking === 'correct'}
        onClose={() => setAsking(null)}
        onCorrected={onDone}
      />
      <WithdrawDialog
        manuscript={{ id, articleTitle, allowed: ['withdraw'] }}
        userId={userId}
        isOpen={asking === 'withdraw'}
        onClose={() => setAsking(null)}
        onRemoved={(done) => onDone({ message: done({ title: articleTitle }), link })}
      />
    </article>
  );
}
