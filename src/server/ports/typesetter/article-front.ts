import type { PrintDesign } from '../../../contracts/print-design.ts';

/** The front matter of a printed article, and its running heads. */
export interface ArticleFront {
  readonly journal: string;
  /** Volume, issue and year. */
  readonly edition: string;
  /** ISSN and DOI, where there are any. */
  readonly identifiers: readonly string[];
  readonly title: string;
  readonly authors: readonly ArticleAuthor[];
  readonly affiliations: readonly string[];
  readonly correspondence: string | null;
  readonly dates: readonly string[];
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** What the authors state beside the text; printed before the references, unless the text has it. */
  readonly statements: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly cite: string;
  /** Who holds the rights, and the licence. */
  readonly terms: string;
  /** Of publication: 2026-11-26. */
  readonly date: string;
  /** An ISO 639-1 code. */
  readonly language: string;
  /** The journal's. */
  readonly design: PrintDesign;
}

export interface ArticleAuthor {
  readonly givenName: string;
  readonly lastName: string;
  /** Places in the list of affiliations, from 0. */
  readonly affiliations: readonly number[];
  readonly isCorresponding: boolean;
}

/** What the front matter of a manuscript is recognised by. */
export interface FrontMatter {
  readonly title: string;
  readonly abstract: string;
  readonly authors: readonly Pick<ArticleAuthor, 'givenName' | 'lastName'>[];
}
