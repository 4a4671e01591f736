import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { EditorsManuscript } from './editorial-values.ts';
import { longestLetter } from './review-limits.ts';
import { flag, Id, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** One manuscript. */
export const ofOne = z.object({ articleId: Id });
/** What each action of an editor answers. */
export const Changed = z.object({ message: z.string(), manuscript: EditorsManuscript });
/** The version that was read before acting; a later one is not decided unseen (decision 35). */
export const seen = { version: seenCount };
export const letter = prose(t.theLetter, longestLetter);
/** Sends the text although it may name someone whom its readers must not know. */
export const isMeant = flag.default(false);
/** An address below that of the manuscript. */
export const path = (rest: string) => `/api/editorial/manuscripts/:articleId${rest}`;

/** An action on one manuscript. */
export const act = <B extends z.ZodType>(name: string, summary: string, body: B) =>
  defineCall({ method: 'POST', path: path(`/${name}`), summary, access: 'user', params: ofOne, body, reply: Changed });
