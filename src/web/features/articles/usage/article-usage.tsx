import { useEffect, useState } from 'react';
import { readingAddresses } from '../../../../contracts/reading-addresses.ts';
import type { usage } from '../../../../contracts/usage.ts';
import { callApi } from '../../../api/call-api.ts';
import styles from './article-usage.module.css';

const number = new Intl.NumberFormat('en-GB');

const counted = (count: number, noun: string) => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The counts of an article in words. */
export function usageWords({ views, downloads }: { readonly views: number; readonly downloads: number }): string {
  if (views === 0 && downloads === 0) return 'No views counted yet';
  return `${counted(views, 'view')} · ${counted(downloads, 'download')}`;
}

async function readUsage(articleId: string): Promise<string> {
  return usageWords(await callApi<typeof usage.ofArticle>(readingAddresses.usageOfArticle, { params: { articleId } }));
}

/** How often the article was looked at and downloaded. Its line is there from the beginning, so that nothing moves. */
export function ArticleUsage({ articleId }: { articleId: string }) {
  const [told, setTold] = useState<{ articleId: string; words: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    readUsage(articleId).then(
      (words) => isWanted && setTold({ articleId, words }),
      // An article is read without its counts as well.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [articleId]);
  return <p className={styles.usage}>{told?.articleId === articleId ? told.words : ''}</p>;
}
