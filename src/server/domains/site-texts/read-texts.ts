import * as t from '../../../messages/content-responses.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import type { Context } from '../../context.ts';
import * as texts from './site-text.ts';
import { type SiteText, about, board, contact, hero } from './site-text.ts';
import { findTexts, type TextRow } from './text-store.ts';
import type { Database } from '../../db/database.ts';

/** What each text is called for administrators. */
const titles: ReadonlyMap<string, PlainMessage> = new Map<string, PlainMessage>([
  [hero.name, t.partOpening],
  [about.name, t.partAbout],
  [contact.name, t.partContact],
  [board.name, t.partBoard],
]);

/** The texts of the site that nobody has changed: they name the house, the address and the people of the delivered product. */
export async function listDelivered(db: Database): Promise<string[]> {
  const rows = await findTexts(db, [...titles.keys()]);
  const written = new Set(rows.flatMap(({ name, content }) => (content === null ? [] : [name])));
  return [...titles].flatMap(([name, title]) => (written.has(name) ? [] : [title()]));
}

type Content = Record<string, unknown>;

/** A text as it stands, and as it was delivered. */
export interface StandingText<C> {
  readonly content: C;
  readonly original: C;
  readonly isOriginal: boolean;
  readonly version: number;
  readonly changedAt: string | null;
}

/** What was kept; null where that is nothing, or what this release does not understand any more. */
function keptContent<C extends Content>(text: SiteText<C>, row: TextRow | undefined): C | null {
  const kept = text.schema.safeParse(row?.content);
  return kept.success ? kept.data : null;
}

/** A text as it stands by its row. */
export function standingText<C extends Content>(
  ctx: Context,
  text: SiteText<C>,
  row: TextRow | undefined,
): StandingText<C> {
  const original = text.original(ctx.site);
  const kept = keptContent(text, row);
  return {
    content: kept ?? original,
    original,
    isOriginal: kept === null,
    version: row?.version ?? 0,
    changedAt: row?.changedAt.toISOString() ?? null,
  };
}

/** A text as it stands, for administrators. */
export async function readSiteText<C extends Content>(ctx: Context, text: SiteText<C>): Promise<StandingText<C>> {
  const [row] = await findTexts(ctx.db, [text.name]);
  return standingText(ctx, text, row);
}

/** A text as it is shown: cleaned again, whatever lies in the database. */
function shown<C extends Content>(ctx: Context, text: SiteText<C>, rows: readonly TextRow[]): C {
  const row = rows.find(({ name }) => name === text.name);
  return text.clean(standingText(ctx, text, row).content);
}

/** What the home page says of the house. */
export async function readHomeTexts(ctx: Context) {
  const rows = await findTexts(ctx.db, [texts.hero.name, texts.about.name]);
  return { hero: shown(ctx, texts.hero, rows), aboutHtml: shown(ctx, texts.about, rows).html };
}

/** What the contact page says. */
export const readContactText = async (ctx: Context) =>
  shown(ctx, texts.contact, await findTexts(ctx.db, [texts.contact.name]));

/** Where the house is reached: the address of the contact page, which letters, invoices and pages name. */
export const readContactEmail = async (ctx: Context): Promise<string> => (await readContactText(ctx)).email;

/** Who the house is on paper: where letters and questions reach it, as the contact page says on that day. */
export interface HouseAddress {
  readonly email: string;
  /** The postal address, line by line. */
  readonly lines: readonly string[];
}

/** The addresses of the contact page, for what is printed and for the foot of mailings. */
export async function readHouseAddress(ctx: Context): Promise<HouseAddress> {
  const { email, address } = await readContactText(ctx);
  return { email, lines: address.split('\n') };
}

/** The editorial board in its order. */
export const readBoard = async (ctx: Context) => shown(ctx, texts.board, await findTexts(ctx.db, [texts.board.name]));
