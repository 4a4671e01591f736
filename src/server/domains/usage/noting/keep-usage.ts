import type { UsageKind } from '../../../../contracts/usage-values.ts';
import type { Context } from '../../../context.ts';
import { dailyKey } from './daily-key.ts';
import { findUsedArticles, insertEvents, type EventRow, type UsedArticle } from './event-store.ts';
import { markOf } from './visit.ts';

/** A use as it was noted. Of an opened page it is only here found out whether the text stood on it. */
export interface Noted {
  readonly at: Date;
  readonly kind: Exclude<UsageKind, 'abstract' | 'text'> | 'page';
  /** Null for a search. */
  readonly articleId: string | null;
  /** Who it was: kept in memory only. */
  readonly visitor: string;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function eventOf(noted: Noted, key: Buffer, used: ReadonlyMap<string, UsedArticle>): EventRow | null {
  const { at, articleId } = noted;
  const visitor = markOf(key, noted.visitor);
  if (articleId === null) return { at, kind: 'search', articleId, accessType: null, visitor };
  const article = used.get(articleId);
  if (!article) return null;
  const opened = article.showsText ? 'text' : 'abstract';
  const kind = noted.kind === 'page' ? opened : noted.kind;
  return { at, kind, articleId, accessType: article.access === 'open' ? 'Open' : 'Controlled', visitor };
}

/** Writes uses with their visitors made unknowable; of an article that is not there, nothing. */
export async function keepUsage(ctx: Context, part: readonly Noted[]): Promise<void> {
  const ids = part.flatMap(({ articleId }) => articleId ?? []);
  const used = await findUsedArticles(ctx.db, [...new Set(ids)]);
  const events: EventRow[] = [];
  for (const noted of part) {
    const event = eventOf(noted, await dailyKey(ctx.db, dayOf(noted.at)), used);
    if (event) events.push(event);
  }
  await insertEvents(ctx.db, events);
}
