import { useCallback, useEffect, useState } from 'react';
import type { articles } from '../../../contracts/articles.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import * as t from '../../../messages/articles.ts';
import { messageOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useSession } from '../../session/session.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import type { ArticleHead } from './article-head.ts';

type Entitlement = ReplyOf<typeof articles.entitlement>;

/** Why the reader may read a PDF, with local dates; null when everyone may. */
export function reasonWords({ reason, since, until, name }: Entitlement): string | null {
  switch (reason) {
    case 'issue':
      return since === null
        ? null
        : t.boughtIssue({ name: name ?? t.itsIssue(), moment: formatMoment(new Date(since)) });
    case 'subscription':
      return until === null ? null : t.passUntil({ name: name ?? t.yourPass(), moment: formatMoment(new Date(until)) });
    case 'author':
      return t.readAsAuthor();
    case 'editor':
      return t.readAsEditor();
    case 'administrator':
      return t.readAsAdministrator();
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
  | { readonly state: 'granted'; /** Null for an open article. */ readonly because: string | null }
  | { readonly state: 'visitor' | 'checking' | 'subscription-needed' | 'withdrawn' }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Whether the PDF may be shown: at once for an open article, otherwise as the server answers.
 * `askAgain` is for a refusal after permission was given; the old answer holds until then.
 */
export function useReadingAccess(article: Pick<ArticleHead, 'id' | 'access'>) {
  const token = useSession()?.token;
  const { id } = article;
  const isOpen = article.access === 'open';
  // An answer is valid for one person and one article.
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
