import type { PublishedArticle } from '../../../contracts/articles.ts';
import { formatDay } from '../../ui/format-day.ts';
import { previewOf } from './preview-of.ts';

type Told = Pick<PublishedArticle, 'articleAbstract' | 'articlePublishedJournal' | 'withdrawal'>;

/** An article in a few words, for search engines and shared links: its abstract, or the notice of its withdrawal. */
export function inShort({ articleAbstract, articlePublishedJournal, withdrawal }: Told): string {
  if (withdrawal)
    return previewOf(`This article was withdrawn on ${formatDay(withdrawal.withdrawnOn)}. ${withdrawal.reason}`);
  return previewOf(articleAbstract) || `An article of ${articlePublishedJournal.journalTitle}.`;
}
