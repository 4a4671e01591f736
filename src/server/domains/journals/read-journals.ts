import type { Journal } from '../../../contracts/journals.ts';
import type { PublicationKind } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { once } from '../../request-memo.ts';
import { findJournal, listJournals } from './journal-store.ts';
import { presentJournal } from './present-journal.ts';

/** Every publication that fits the filter, by title; archived ones where they are asked for. */
export async function readJournals(
  ctx: Context,
  filter: { subject?: string | undefined; kind?: PublicationKind | undefined; archived: boolean },
): Promise<Journal[]> {
  return (await listJournals(ctx.db, { ...filter, withArchived: filter.archived })).map(presentJournal);
}

/** The journal of an abbreviation (one that it had before, too) or id; null when there is none. */
export const journalNamed = (ctx: Context, abbreviationOrId: string) =>
  once(ctx, `journal ${abbreviationOrId}`, () => findJournal(ctx.db, abbreviationOrId));

/** The journal of an abbreviation or id, in an array as specified; empty when there is none. */
export async function readJournal(ctx: Context, abbreviationOrId: string): Promise<Journal[]> {
  const journal = await journalNamed(ctx, abbreviationOrId);
  return journal ? [presentJournal(journal)] : [];
}
