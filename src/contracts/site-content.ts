import * as t from '../messages/contracts.ts';
import { defineCall, StreamBody } from './call.ts';
import { FileList } from './files.ts';
import { formattedText } from './formatted-text.ts';
import { Email, fileAddress, Id, Instant, line, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** An uploaded picture by its address; empty where there is none. */
const picture = fileAddress.default('');

/** The first view of the home page: without a picture of its own it shows the dunes. */
export const HeroText = z.object({
  title: line(t.theTitle, 60),
  sentence: line(t.theSentence, 160),
  imageUrl: picture,
});
export type HeroText = z.infer<typeof HeroText>;

/** The text about the publisher on the home page. */
export const AboutText = z.object({ html: formattedText(t.theText, 10_000) });
export type AboutText = z.infer<typeof AboutText>;

const mostAddressLines = 8;

/** Where and how the publisher is reached. */
export const ContactText = z.object({
  lead: line(t.theSentence, 300),
  email: Email,
  address: prose(t.thePostalAddress, 500).refine((text) => text.split('\n').length <= mostAddressLines, {
    error: () => t.tooManyAddressLines({ max: mostAddressLines }),
  }),
});
export type ContactText = z.infer<typeof ContactText>;

export const designations = ['Chairman', 'Board Member'] as const;

/** A member of the editorial board; the names are the specification's. */
export const BoardMember = z.object({
  name: line(t.theName, 120),
  designation: z.enum(designations, { error: t.chooseDesignation }),
  university: line(t.theUniversity, 200),
  about: prose(t.theBiography, 5000),
  contact_details: Email,
  profileImg: picture,
});
export type BoardMember = z.infer<typeof BoardMember>;

export const mostMembers = 60;

/** The editorial board in the order in which it is shown. */
export const BoardText = z.object({
  members: z
    .array(BoardMember)
    .min(1, { error: t.addMember })
    .max(mostMembers, { error: () => t.tooManyMembers({ max: mostMembers }) }),
});
export type BoardText = z.infer<typeof BoardText>;

/** The version of site content; 0 for the original. */
const version = seenCount;

const path = '/api/administration/site';

/** The calls by which administrators change one text of the site. */
function textCalls<C extends z.ZodRawShape>(name: string, what: string, Content: z.ZodObject<C>) {
  const Status = z.object({
    content: Content,
    /** The text as it was delivered. */
    original: Content,
    isOriginal: z.boolean(),
    version,
    changedAt: Instant.nullable(),
  });
  return {
    read: defineCall({
      method: 'GET',
      path: `${path}/${name}`,
      summary: `${what}: as published, and as delivered`,
      access: 'administrator',
      reply: Status,
    }),
    preview: defineCall({
      method: 'POST',
      path: `${path}/${name}/preview`,
      summary: `${what}: what would be published, cleaned as it would be; nothing changes`,
      access: 'administrator',
      body: Content,
      reply: Content,
    }),
    publish: defineCall({
      method: 'PUT',
      path: `${path}/${name}`,
      summary: `${what}: publishes another text; 409 when somebody else has published since`,
      access: 'administrator',
      body: Content.extend({ version }),
      reply: Status,
    }),
    reset: defineCall({
      method: 'POST',
      path: `${path}/${name}/original`,
      summary: `${what}: goes back to the text as it was delivered`,
      access: 'administrator',
      body: z.object({ version }),
      reply: Status,
    }),
  } as const;
}

export const heroText = textCalls('hero', 'The first view of the home page', HeroText);
export const aboutText = textCalls('about', 'About us', AboutText);
export const contactText = textCalls('contact', 'The contact page', ContactText);
export const boardText = textCalls('board', 'The editorial board', BoardText);

export const siteContent = {
  home: defineCall({
    method: 'GET',
    path: '/api/site/home',
    summary: 'The text about the publisher on the home page',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: z.object({ hero: HeroText, aboutHtml: z.string() }),
  }),
  contact: defineCall({
    method: 'GET',
    path: '/api/site/contact',
    summary: 'The text of the contact page',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: ContactText,
  }),
  board: defineCall({
    method: 'GET',
    path: '/api/site/board',
    summary: 'The editorial board',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: BoardText,
  }),
  uploadPicture: defineCall({
    method: 'POST',
    path: '/api/s3/site/:uuid',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores a picture (JPEG, PNG, WebP) for the home page or for a member of the board',
    access: 'administrator',
    params: z.object({ uuid: Id }),
    body: StreamBody,
    bodyKind: 'multipart',
    reply: FileList,
    status: 201,
  }),
} as const;
