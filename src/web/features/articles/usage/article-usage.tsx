import { useEffect, useState } from 'react';
import { readingAddresses } from '../../../../contracts/reading-addresses.ts';
import type { usage } from '../../../../contracts/usage.ts';
import { callApi } from '../../../api/call-api.ts';
import styles from './article-usage.module.css';
import { usageWords } from './usage-words.ts';

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
