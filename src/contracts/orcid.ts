import { defineCall } from './call.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** How long a person has to sign in at ORCID, in minutes. */
export const signInMinutes = 30;
/** How long the link of an email to an author works, in days. */
export const authorLinkDays = 90;
/** The earliest day of the one reminder, after the first email. */
export const reminderAfterDays = 7;

/** A sign-in at ORCID that has begun: where it goes on, and what the browser keeps for the answer. */
export const OrcidSignInBegun = z.object({ location: z.url(), browser: z.string() });
export type OrcidSignInBegun = z.infer<typeof OrcidSignInBegun>;

/** What a browser comes back from ORCID with. */
export const OrcidAnswer = z.object({ browser: z.string().max(200), query: z.string().max(4000) });
export type OrcidAnswer = z.infer<typeof OrcidAnswer>;

/** What a person lets the publisher add to their ORCID record: their articles, their reviews. */
export const OrcidSignInWish = z.object({ addsWorks: z.boolean(), addsReviews: z.boolean().default(false) });
export type OrcidSignInWish = z.infer<typeof OrcidSignInWish>;

export const OwnOrcid = z.object({
  /** Whether the publisher has a client at ORCID. */
  isOffered: z.boolean(),
  /** Whether this client may change the records of people who allow it. */
  offersWorks: z.boolean(),
  /** Whether the person has their articles added, and their reviews. */
  addsWorks: z.boolean(),
  addsReviews: z.boolean(),
  orcid: z.string().nullable(),
  connectedAt: Instant.nullable(),
});
export type OwnOrcid = z.infer<typeof OwnOrcid>;

/** An author of a manuscript, for its submitting author. */
export const AuthorsOrcid = z.object({
  /** The place among the authors. */
  place: z.int(),
  name: z.string(),
  orcid: z.string().nullable(),
  /** When the author was last asked by email. */
  askedOn: z.iso.date().nullable(),
  mayAsk: z.boolean(),
});
export type AuthorsOrcid = z.infer<typeof AuthorsOrcid>;

const AuthorsOrcids = z.object({ isOffered: z.boolean(), authors: z.array(AuthorsOrcid) });

const Message = z.object({ message: z.string() });
const ofOwn = z.object({ id: Id });
const ofLink = z.object({ token: z.string().min(1).max(200) });
const ofManuscript = z.object({ articleId: Id });

/** ORCID iDs, which people confirm by signing in at ORCID; no call takes a typed one. */
export const orcid = {
  own: defineCall({
    method: 'GET',
    path: '/api/users/:id/orcid',
    summary: 'The caller’s ORCID iD',
    access: 'user',
    actsFor: 'id',
    params: ofOwn,
    reply: OwnOrcid,
  }),
  connect: defineCall({
    method: 'POST',
    path: '/api/users/:id/orcid',
    summary: 'Begins a sign-in at ORCID that connects an iD to the caller’s account',
    access: 'user',
    actsFor: 'id',
    limit: { rule: 'provider', account: 'caller' },
    params: ofOwn,
    body: OrcidSignInWish,
    reply: OrcidSignInBegun,
  }),
  disconnect: defineCall({
    method: 'DELETE',
    path: '/api/users/:id/orcid',
    summary: 'Disconnects the caller’s ORCID iD; published articles keep it',
    access: 'user',
    actsFor: 'id',
    params: ofOwn,
    reply: Message,
  }),
  stopWorks: defineCall({
    method: 'DELETE',
    path: '/api/users/:id/orcid/works',
    summary: 'Ends that articles are added to the caller’s ORCID record; those that are there stay',
    access: 'user',
    actsFor: 'id',
    params: ofOwn,
    reply: Message,
  }),
  stopReviews: defineCall({
    method: 'DELETE',
    path: '/api/users/:id/orcid/reviews',
    summary: 'Ends that reviews are added to the caller’s ORCID record; those that are there stay',
    access: 'user',
    actsFor: 'id',
    params: ofOwn,
    reply: Message,
  }),
  authorLink: defineCall({
    method: 'GET',
    path: '/api/orcid/authors/:token',
    summary: 'The manuscript and the author of an emailed link; reading does not use it up',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: ofLink,
    reply: z.object({
      authorName: z.string(),
      articleTitle: z.string(),
      journalTitle: z.string(),
      offersWorks: z.boolean(),
    }),
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/orcid/authors/:token',
    summary: 'Begins a sign-in at ORCID by which the author of an emailed link confirms an iD',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    params: ofLink,
    body: OrcidSignInWish.pick({ addsWorks: true }),
    reply: OrcidSignInBegun,
  }),
  finish: defineCall({
    method: 'POST',
    path: '/api/orcid/return',
    summary: 'Takes ORCID’s answer from the browser that began the sign-in, once',
    access: 'visitor',
    limit: { rule: 'link', account: null },
    body: OrcidAnswer,
    reply: z.object({ message: z.string(), isConnected: z.boolean() }),
  }),
  ofManuscript: defineCall({
    method: 'GET',
    path: '/api/review/manuscripts/:articleId/orcids',
    summary: 'The confirmed ORCID iDs of a manuscript’s authors, for its submitting author',
    access: 'user',
    params: ofManuscript,
    reply: AuthorsOrcids,
  }),
  ask: defineCall({
    method: 'POST',
    path: '/api/review/manuscripts/:articleId/orcids/:place',
    summary: 'Asks an author of an accepted manuscript by email to confirm an ORCID iD: once, and one reminder',
    access: 'user',
    limit: { rule: 'letter', account: 'caller' },
    params: ofManuscript.extend({ place: z.coerce.number().int().min(0).max(100_000) }),
    reply: AuthorsOrcids.extend({ message: z.string() }),
  }),
} as const;
