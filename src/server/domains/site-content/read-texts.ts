import * as t from '../../../messages/content-responses.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import type { Context } from '../../context.ts';
import * as texts from './site-content.ts';
import { type SiteContent, about, board, contact, hero } from './site-content.ts';
import { findTexts, type TextRow } from './text-store.ts';
import type { Database } from '../../db/database.ts';

/** What each text is called for administrators. */
const titles: ReadonlyMap<string, PlainMessage> = new Map<string, PlainMessage>([
  [hero.name, t.partOpening],
  [about.name, t.partAbout],
  [contact.name, t.partContact],
  [board.name, t.partBoard],
]);

/** The names of unchanged texts, which still name the default publisher, address and people. */
export async function listDelivered(db: Database): Promise<string[]> {
  const rows = await findTexts(db, [...titles.keys()]);
  const written = new Set(rows.flatMap(({ name, content }) => (content === null ? [] : [name])));
  return [...titles].flatMap(([name, title]) => (written.has(name) ? [] : [title()]));
}

type Content = Record<string, unknown>;

/** The current text and the default text. */
export interface CurrentText<C> {
  readonly content: C;
  readonly original: C;
  readonly isOriginal: boolean;
  readonly version: number;
  readonly changedAt: string | null;
}

/** The saved text; null if there is none, or this release cannot read it. */
function savedContent<C extends Content>(text: SiteContent<C>, row: TextRow | undefined): C | null {
  const kept = text.schema.safeParse(row?.content);
  return kept.success ? kept.data : null;
}

/** The current text from its row. */
export function currentText<C extends Content>(
  ctx: Context,
  text: SiteContent<C>,
  row: TextRow | undefined,
): CurrentText<C> {
  const original = text.original(ctx.site);
  const kept = savedContent(text, row);
  return {
    content: kept ?? original,
    original,
    isOriginal: kept === null,
    version: row?.version ?? 0,
    changedAt: row?.changedAt.toISOString() ?? null,
  };
}

/** The current text, for administrators. */
export async function readSiteContent<C extends Content>(ctx: Context, text: SiteContent<C>): Promise<CurrentText<C>> {
  const [row] = await findTexts(ctx.db, [text.name]);
  return currentText(ctx, text, row);
}

/** A text as it is shown: cleaned again, whatever lies in the database. */
function shown<C extends Content>(ctx: Context, text: SiteContent<C>, rows: readonly TextRow[]): C {
  const row = rows.find(({ name }) => name === text.name);
  return text.clean(currentText(ctx, text, row).content);
}

/** What the home page says about the publisher. */
export async function readHomeTexts(ctx: Context) {
  const rows = await findTexts(ctx.db, [texts.hero.name, texts.about.name]);
  return { hero: shown(ctx, texts.hero, rows), aboutHtml: shown(ctx, texts.about, rows).html };
}

/** What the contact page says. */
export const readContactText = async (ctx: Context) =>
  shown(ctx, texts.contact, await findTexts(ctx.db, [texts.contact.name]));

/** The publisher's address from the contact page, used in emails, invoices and pages. */
export const readContactEmail = async (ctx: Context): Promise<string> => (await readContactText(ctx)).email;

/** The publisher's postal and email address on documents, from the contact page on that day. */
export interface PublisherAddress {
  readonly email: string;
  /** The postal address, line by line. */
  readonly lines: readonly string[];
}

/** The addresses of the contact page, for what is printed and for the foot of mailings. */
export async function readPublisherAddress(ctx: Context): Promise<PublisherAddress> {
  const { email, address } = await readContactText(ctx);
  return { email, lines: address.split('\n') };
}

/** The editorial board in its order. */
export const readBoard = async (ctx: Context) => shown(ctx, texts.board, await findTexts(ctx.db, [texts.board.name]));
