import { z } from 'zod';

/** Text in two forms: plain, and inline HTML made by the server (italics, small caps, sub- and superscript). */
export const RichText = z.object({ text: z.string(), html: z.string() });
export type RichText = z.infer<typeof RichText>;

/**
 * The relation of another article to one: its retraction or correction, what it retracts or corrects, or a companion
 * or comment.
 */
export const relatedKinds = [
  'retracts',
  'retracted-by',
  'corrects',
  'corrected-by',
  'concern-raised-by',
  'concern-about',
  'comments-on',
  'commented-by',
  'related',
] as const;

/** An article's title, abstract and keywords in another language; null or empty where missing. */
export const Translation = z.object({
  language: z.string(),
  title: RichText.nullable(),
  abstractHtml: z.string().nullable(),
  keywords: z.array(RichText),
});
export type Translation = z.infer<typeof Translation>;

/** An abstract beside the usual one, such as a summary for everyone, with its own heading. */
export const OtherAbstract = z.object({ title: z.string(), html: z.string(), language: z.string() });
export type OtherAbstract = z.infer<typeof OtherAbstract>;

/** Another article that this one is about, or that is about this one. */
export const RelatedNotice = z.object({
  kind: z.enum(relatedKinds),
  title: z.string().nullable(),
  url: z.string(),
  doi: z.string().nullable(),
});
export type RelatedNotice = z.infer<typeof RelatedNotice>;

/** An issue of a journal, and how many articles it has. */
export const ArticleIssue = z.object({ articleVolume: z.string(), articleIssue: z.string(), articles: z.int() });
export type ArticleIssue = z.infer<typeof ArticleIssue>;

/** The citation styles that an article is offered in. */
export const citationStyles = ['APA', 'Harvard', 'Vancouver'] as const;

/** An article in one citation style: with its italics, and as plain words to copy. */
export const StyledCitation = z.object({ style: z.enum(citationStyles), html: z.string(), text: z.string() });
export type StyledCitation = z.infer<typeof StyledCitation>;

/** A work that an article cites. */
export const Reference = z.object({
  id: z.string(),
  html: z.string(),
  doi: z.string().nullable(),
  url: z.string().nullable(),
  /** Where it was given without a DOI: the one that a search at Crossref found; null if that found none. */
  foundDoi: z.string().nullable().optional(),
});
export type Reference = z.infer<typeof Reference>;

const TextHeading = z.object({ id: z.string(), html: z.string(), level: z.int() });

/** Where an abstract comes from: some journals print none, and repeat its text in the body. */
export const abstractOrigins = ['abstract', 'summary', 'opening'] as const;

/** The text of an article in HTML, and its headings. */
export const FullText = z.object({ html: z.string(), headings: z.array(TextHeading) });
