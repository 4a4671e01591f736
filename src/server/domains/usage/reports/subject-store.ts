import { authorName } from '../../../../contracts/author-name.ts';
import { eq, inArray } from 'drizzle-orm';
import type { PublicationKind } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { articles, journals } from '../../../db/schema/index.ts';

/** A journal in a report. */
export interface JournalSubject {
  readonly id: string;
  readonly title: string;
  readonly abbreviation: string;
  readonly issn: string | null;
  readonly kind: PublicationKind;
}

/** An article in a report, with its journal. */
export interface ArticleSubject {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly { readonly name: string; readonly orcid: string | null }[];
  readonly doi: string | null;
  readonly publishedOn: string;
  readonly journal: JournalSubject;
}

const journal = {
  id: journals.id,
  title: journals.title,
  abbreviation: journals.abbreviation,
  issn: journals.issn,
  kind: journals.kind,
};

const idsAtOnce = 2000;

/** The site's journals, by id. */
export async function findJournalSubjects(db: Database): Promise<Map<string, JournalSubject>> {
  const rows = await db.select(journal).from(journals);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Articles by their ids. */
export async function findArticleSubjects(db: Database, ids: readonly string[]): Promise<Map<string, ArticleSubject>> {
  const found = new Map<string, ArticleSubject>();
  for (let place = 0; place < ids.length; place += idsAtOnce) {
    const rows = await db
      .select({
        id: articles.id,
        title: articles.title,
        authors: articles.authors,
        doi: articles.doi,
        publishedOn: articles.publishedOn,
        journal,
      })
      .from(articles)
      .innerJoin(journals, eq(journals.id, articles.journalId))
      .where(inArray(articles.id, ids.slice(place, place + idsAtOnce)));
    for (const { title, authors, ...row } of rows)
      found.set(row.id, {
        ...row,
        title: title.text,
        authors: authors.map((author) => ({ name: authorName(author), orcid: author.orcid })),
      });
  }
  return found;
}
