import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { z } from './zod-for-pages.ts';

/** All that formatted text of administrators may hold, wherever it is typed, kept and shown. */
export const formattedTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
] as const;

/** What a link in formatted text may lead to. */
const linkProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Whether a link may lead there: a whole address, as a browser reads it. */
export const isLinkTarget = (address: string): boolean =>
  URL.canParse(address) && linkProtocols.has(new URL(address).protocol);

/** Marks that change the direction of text, and characters that are not text. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const untold = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text without characters that deceive readers. */
export const withoutDeceivingMarks = (text: string): string => text.replace(untold, '');

export const longestFormattedText = 20_000;

/** Formatted text as it is sent; the server cleans it. An empty one is ''. */
export const formattedText = (label: PlainMessage, max = longestFormattedText) =>
  z
    .string({ error: () => t.notText({ label: label() }) })
    .trim()
    .max(max, { error: () => t.tooLongFormatted({ label: label(), max }) });
