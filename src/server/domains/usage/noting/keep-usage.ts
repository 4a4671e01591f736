import type { UsageKind } from '../../../../contracts/usage-values.ts';
import type { Context } from '../../../context.ts';
import { dailyKey, markOf } from './visit.ts';
import { findUsedArticles, insertEvents, type EventRow, type UsedArticle } from './event-store.ts';

/** A recorded use. Whether an opened page showed the text is found out only here. */
export interface Noted {
  readonly at: Date;
  readonly kind: Exclude<UsageKind, 'abstract' | 'text'> | 'page';
  /** Null for a search. */
  readonly articleId: string | null;
  /** The visitor, held in memory only. */
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

/** Saves uses with anonymised visitors; nothing for articles that do not exist. */
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
