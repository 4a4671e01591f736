import type { Context } from '../../context.ts';
import { linkTakenOut, type LetterRow } from './letter-store.ts';

type Kept = Pick<LetterRow, 'text' | 'html' | 'secret'>;

/** What administrators may read of a text: all of it where letters reach nobody but them, and else no link that acts for the receiver. */
const readable = ({ mail }: Pick<Context, 'mail'>, text: string | null, { secret }: Kept): string =>
  secret === null || mail.isBuiltIn ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** A letter's text as its receiver takes it along: a link that acts for them stays in the letter alone. */
export const textForReceiver = ({ text, secret }: Kept): string =>
  secret === null ? (text ?? '') : (text ?? '').replaceAll(secret, linkTakenOut);

/** A letter's text as administrators may read it. */
export const readableText = (ctx: Pick<Context, 'mail'>, letter: Kept): string => readable(ctx, letter.text, letter);

/** A letter's HTML as administrators may read it. */
export const readableHtml = (ctx: Pick<Context, 'mail'>, letter: Kept): string => readable(ctx, letter.html, letter);
