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
