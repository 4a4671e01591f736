import { allArticlesFeedHref, journalFeedHref, pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { Moved, notFound } from '../../../errors.ts';
import { findJournal } from '../../journals/index.ts';
import { listAnnounced } from './feed-store.ts';
import { writeFeed } from './write-feed.ts';

const announcedArticles = 50;

/** The latest articles of all journals as a feed. */
export async function readAllArticlesFeed({ db, site }: Context) {
  const feed = {
    title: `${site.name}: latest articles`,
    description: `The latest articles of all journals of ${site.name}.`,
    page: site.url + pages.home.href(),
    address: site.url + allArticlesFeedHref,
    journalIssn: null,
    articles: await listAnnounced(db, undefined, announcedArticles),
  };
  return { text: writeFeed(feed, site), saveAs: null };
}

/** The latest articles of one journal as a feed. */
export async function readJournalFeed({ db, site }: Context, abbreviation: string) {
  const journal = await findJournal(db, abbreviation);
  if (!journal) throw notFound('This journal');
  if (journal.abbreviation !== abbreviation) throw new Moved(journalFeedHref(journal.abbreviation));
  const feed = {
    title: `${journal.title}: latest articles`,
    description: `The latest articles of ${journal.title}, published by ${site.name}.${journal.archivedAt === null ? '' : ' The journal takes no more submissions.'}`,
    page: site.url + pages.journal.href({ catId: journal.abbreviation }),
    address: site.url + journalFeedHref(journal.abbreviation),
    journalIssn: journal.issn,
    articles: await listAnnounced(db, journal.id, announcedArticles),
  };
  return { text: writeFeed(feed, site), saveAs: null };
}
