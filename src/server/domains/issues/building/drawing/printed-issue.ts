import * as t from '../../../../../messages/documents.ts';

/** An article as the issue's contents name it. */
export interface PrintedArticle {
  readonly title: string;
  readonly authors: string;
  readonly doi: string | null;
}

/** What a built issue prints in addition to its articles; nothing depends on the time of the build. */
export interface PrintedIssue {
  readonly journalTitle: string;
  readonly journalAbbreviation: string;
  readonly journalIssn: string | null;
  readonly language: string;
  readonly volume: string;
  readonly number: string;
  readonly publisher: string;
  readonly publisherAddress: readonly string[];
  /** Address of the journal’s page. */
  readonly journalUrl: string;
  readonly articles: readonly PrintedArticle[];
  readonly withdrawn: readonly { readonly title: string; readonly on: string }[];
  /** The days on which the first and the last of the articles were published. */
  readonly published: { readonly first: string; readonly last: string };
  readonly preface: string;
  /** The kind of the picture for the cover; null where the cover is drawn. */
  readonly picture: 'image/jpeg' | 'image/png' | null;
}

/** “Volume 3, Issue 4”. */
export const placeOf = ({ volume, number }: Pick<PrintedIssue, 'volume' | 'number'>) =>
  t.issuePlace({ volume, number });

/** The year or years in which the articles were published. */
export function yearsOf({ published: { first, last } }: Pick<PrintedIssue, 'published'>): string {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  return from === to ? to : `${from}–${to}`;
}
