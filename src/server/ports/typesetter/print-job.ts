import type { ArticleFront } from './article-front.ts';

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** The documents that have a template: the names of the files in `templates`. */
export type Template =
  | 'article'
  | 'certificate'
  | 'issue-cover'
  | 'issue-feet'
  | 'issue-front'
  | 'manuscript'
  | 'page-images'
  | 'payment-document'
  | 'review-certificate';

/** A document to be printed: the same job gives the same bytes. */
export interface PrintJob {
  readonly template: Template;
  readonly title: string;
  readonly authors: readonly string[];
  /** The document's own date, not the moment of printing: 2026-11-26. */
  readonly date: string;
  /** An ISO 639-1 code that decides how Chinese characters are drawn: `zh`, `ja` or `ko`; others have no effect. */
  readonly language: string;
  /** What the template prints. It arrives as data that the template walks, so no text in it can become markup. */
  readonly content: { readonly [name: string]: Json };
  /** Pictures that the template asks for, by file name; the ending of the name says of which format they are. */
  readonly pictures?: Readonly<Record<string, string | Uint8Array>>;
}

/** A text to print, in the HTML of the reading page. */
export interface HtmlText {
  readonly title: string;
  readonly abstract: string;
  readonly body: string;
  /** The pictures that the body shows, by their addresses there. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly isRightToLeft: boolean;
  /** Null for a manuscript, which is printed without the names of its authors. */
  readonly front: ArticleFront | null;
}

/** A text that pandoc has read: a part each for title, abstract and body. */
export interface ReadText extends Pick<HtmlText, 'pictures' | 'isRightToLeft' | 'front'> {
  /** Pandoc's JSON. */
  readonly document: string;
}
