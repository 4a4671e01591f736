import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { JournalRow } from '../../journals/index.ts';
import type { BuildRow } from './build-store.ts';
import type { PrintedIssue } from './drawing/printed-issue.ts';
import type { PlacedArticle } from './place-store.ts';
import { authorsOf } from './read-places.ts';

interface Sources {
  readonly build: Pick<BuildRow, 'volume' | 'number' | 'preface'>;
  readonly journal: JournalRow;
  /** In their order in the issue. */
  readonly articles: readonly PlacedArticle[];
  readonly withdrawn: readonly PlacedArticle[];
  readonly picture: PrintedIssue['picture'];
  readonly publisherAddress: PrintedIssue['publisherAddress'];
}

/** A retracted article says so first, as it does on the site. */
const titleOf = ({ title, retractedOn }: PlacedArticle) =>
  retractedOn === null ? title.text : `Retracted: ${title.text}`;

/** What a built issue prints, from what is on record. */
export function printedFacts(
  { site }: Context,
  { build, journal, articles, withdrawn, picture, publisherAddress }: Sources,
): PrintedIssue {
  const days = articles.map(({ publishedOn }) => publishedOn).toSorted();
  return {
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    journalIssn: journal.issn,
    language: journal.language,
    volume: build.volume,
    number: build.number,
    publisher: site.name,
    publisherAddress,
    journalUrl: site.url + pages.journal.href({ catId: journal.abbreviation }),
    articles: articles.map((article) => ({ title: titleOf(article), authors: authorsOf(article), doi: article.doi })),
    withdrawn: withdrawn.map(({ title, withdrawnOn }) => ({ title: title.text, on: withdrawnOn ?? '' })),
    published: { first: days[0] ?? '', last: days.at(-1) ?? '' },
    preface: build.preface,
    picture,
  };
}
