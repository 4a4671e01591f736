import { useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useSession } from '../../session/session.ts';
import type { ArticleHead } from './article-head.ts';
import { readEntitlement } from './read-entitlement.ts';

export type ReadingAccess =
  | { readonly state: 'granted' | 'visitor' | 'checking' | 'subscription-needed' }
  | { readonly state: 'failed'; readonly message: string };

/** Whether the PDF may be shown: at once where it is open, else as the server says of the signed-in person. */
export function useReadingAccess(article: Pick<ArticleHead, 'id' | 'access'>): ReadingAccess {
  const token = useSession()?.token;
  const isOpen = article.access === 'open';
  const [answer, setAnswer] = useState<{ token: string; access: ReadingAccess } | null>(null);
  useEffect(() => {
    if (isOpen || token === undefined) return undefined;
    let isWanted = true;
    const tell = (access: ReadingAccess) => isWanted && setAnswer({ token, access });
    readEntitlement(article.id).then(
      ({ mayRead, reason }) => {
        if (mayRead) tell({ state: 'granted' });
        else tell({ state: reason === 'not-signed-in' ? 'visitor' : 'subscription-needed' });
      },
      (error: unknown) => tell({ state: 'failed', message: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [article.id, isOpen, token]);
  if (isOpen) return { state: 'granted' };
  if (token === undefined) return { state: 'visitor' };
  return answer?.token === token ? answer.access : { state: 'checking' };
}
