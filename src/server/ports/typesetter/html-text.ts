import type { ArticleFront } from './article-front.ts';

/** A text as the reading page shows it, in HTML, which is to be printed. */
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
