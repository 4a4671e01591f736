import type { PublishedArticle } from '../../../contracts/articles.ts';
import { currentNotice, noticeSentences } from '../../../contracts/notices.ts';
import * as t from '../../../messages/articles.ts';
import { formatDay } from '../../ui/format-day.ts';
import { previewOf } from './preview-of.ts';

type Told = Pick<PublishedArticle, 'articleAbstract' | 'articlePublishedJournal' | 'withdrawal' | 'corrections'>;

/** An article in a few words, for search engines and shared links: its abstract, or the notice of its withdrawal, retraction or concern. */
export function inShort({ articleAbstract, articlePublishedJournal, withdrawal, corrections }: Told): string {
  if (withdrawal)
    return previewOf(t.withdrawnSummary({ day: formatDay(withdrawal.withdrawnOn), reason: withdrawal.reason }));
  const current = currentNotice(corrections);
  if (current)
    return previewOf(`${noticeSentences[current.kind]({ day: formatDay(current.correctedOn) })} ${current.notice}`);
  return previewOf(articleAbstract) || t.articleOf({ journal: articlePublishedJournal.journalTitle });
}
