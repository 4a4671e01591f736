import { useEffect, useState } from 'react';
import { readingAddresses } from '../../../../contracts/reading-addresses.ts';
import type { usage } from '../../../../contracts/usage.ts';
import * as t from '../../../../messages/articles.ts';
import { callApi } from '../../../api/call-api.ts';
import styles from './article-usage.module.css';

/** The counts of an article in words. */
export function usageWords({ views, downloads }: { readonly views: number; readonly downloads: number }): string {
  if (views === 0 && downloads === 0) return t.noViews();
  return t.usage({ views, downloads });
}

async function readUsage(articleId: string): Promise<string> {
  return usageWords(await callApi<typeof usage.ofArticle>(readingAddresses.usageOfArticle, { params: { articleId } }));
}

/** Views and downloads. The empty line reserves the space. */
export function ArticleUsage({ articleId }: { articleId: string }) {
  const [told, setTold] = useState<{ articleId: string; words: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    readUsage(articleId).then(
      (words) => isWanted && setTold({ articleId, words }),
      // The article is readable without its counts.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [articleId]);
  return <p className={styles.usage}>{told?.articleId === articleId ? told.words : ''}</p>;
}
