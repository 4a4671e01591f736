import { useCallback, useEffect, useState } from 'react';
import type { articles } from '../../../contracts/articles.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import { messageOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useSession } from '../../session/session.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import type { ArticleHead } from './article-head.ts';

type Entitlement = ReplyOf<typeof articles.entitlement>;

/** Why somebody may read a PDF, with its dates in their own zone; null where everyone may. */
export function reasonWords({ reason, since, until, name }: Entitlement): string | null {
  switch (reason) {
    case 'issue':
      return since === null ? null : `You bought ${name ?? 'its issue'} on ${formatMoment(new Date(since))}.`;
    case 'subscription':
      return until === null ? null : `${name ?? 'Your pass'} opens it until ${formatMoment(new Date(until))}.`;
    case 'author':
      return 'You read it as its author.';
    case 'administrator':
      return 'You read it as an administrator.';
    case 'open':
    case 'not-signed-in':
    case 'subscription-needed':
    case 'purchase-needed':
    case 'withdrawn':
      return null;
  }
}

/** Asks the server whether the signed-in person may read a PDF. */
const readEntitlement = (articleId: string) =>
  callApi<typeof articles.entitlement>(readingAddresses.entitlement, { params: { articleId } });

export type ReadingAccess =
  | { readonly state: 'granted'; /** Why, where it is worth telling. */ readonly because: string | null }
  | { readonly state: 'visitor' | 'checking' | 'subscription-needed' | 'withdrawn' }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Whether the PDF may be shown: at once where it is open, else as the server says of the signed-in person.
 * `askAgain` is for a refusal that comes after the permission; until its answer the old one stands.
 */
export function useReadingAccess(article: Pick<ArticleHead, 'id' | 'access'>) {
  const token = useSession()?.token;
  const { id } = article;
  const isOpen = article.access === 'open';
  // What one person was told of one article holds for nobody and nothing else.
  const question = isOpen || token === undefined ? null : `${id} ${token}`;
  const [answer, setAnswer] = useState<{ question: string; access: ReadingAccess } | null>(null);
  const ask = useCallback(() => {
    if (question === null) return;
    const tell = (access: ReadingAccess) => setAnswer({ question, access });
    readEntitlement(id).then(
      (entitlement) => {
        const { mayRead, reason } = entitlement;
        if (mayRead) tell({ state: 'granted', because: reasonWords(entitlement) });
        else if (reason === 'withdrawn') tell({ state: 'withdrawn' });
        else tell({ state: reason === 'not-signed-in' ? 'visitor' : 'subscription-needed' });
      },
      (error: unknown) => tell({ state: 'failed', message: messageOf(error) }),
    );
  }, [id, question]);
  useEffect(ask, [ask]);
  const access = (): ReadingAccess => {
    if (isOpen) return { state: 'granted', because: null };
    if (question === null) return { state: 'visitor' };
    return answer?.question === question ? answer.access : { state: 'checking' };
  };
  return { access: access(), askAgain: ask };
}
