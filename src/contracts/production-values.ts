import { z } from 'zod';
import { Reference } from './article-parts.ts';

/** The longest text of an article in production, in characters of HTML. */
export const longestText = 5_000_000;
export const mostReferences = 2000;

/** The kinds of works that a reference's form offers, by their names in CSL. */
export const citedKinds = [
  'article-journal',
  'book',
  'chapter',
  'paper-conference',
  'thesis',
  'report',
  'webpage',
  'dataset',
  'software',
  'document',
] as const;

const Fact = z.string().trim().max(2000);

/** A cited work as data, in the words of CSL. A group has its name in `family`. */
export const CitedWork = z.object({
  kind: z.enum(citedKinds),
  authors: z.array(z.object({ given: Fact, family: Fact })).max(2000),
  title: Fact,
  /** Journal, book or series that the work is in. */
  container: Fact,
  publisher: Fact,
  year: Fact,
  volume: Fact,
  issue: Fact,
  pages: Fact,
  doi: Fact,
  url: Fact,
});
export type CitedWork = z.infer<typeof CitedWork>;

/** A reference in production: as readers see it, and as data where it was possible to read it. */
export const ProductionReference = Reference.extend({ work: CitedWork.nullable() });
export type ProductionReference = z.infer<typeof ProductionReference>;

/**
 * The text of an article in production, in the HTML of the reading page. Citations are links to a reference's id; a footnote
 * is an entry of `<section class="footnotes">`.
 */
export const ProductionText = z.object({
  bodyHtml: z.string().max(longestText),
  references: z.array(ProductionReference).max(mostReferences),
});
export type ProductionText = z.infer<typeof ProductionText>;

/** Title, abstract and keywords; authors are not changed in production. */
export interface FrontMatter {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: string[];
}

export const textProblemKinds = [
  'figure-without-alt',
  'figure-without-caption',
  'table-without-caption',
  'low-resolution',
  'picture-missing',
  'skipped-heading',
  'same-label',
  'citation-without-reference',
  'reference-not-cited',
  'reference-without-doi',
  'many-keywords',
  'no-text',
] as const;

/** Something to check before publication. `at` is the id of an element in the text or of a reference; `words` names it. */
export const TextProblem = z.object({ kind: z.enum(textProblemKinds), at: z.string().nullable(), words: z.string() });
export type TextProblem = z.infer<typeof TextProblem>;
