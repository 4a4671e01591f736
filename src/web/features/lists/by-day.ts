import { dayInMs } from '../../../contracts/days.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import * as t from '../../../messages/lists.ts';
import { formatDay } from '../../ui/format-day.ts';

interface OfDay<T> {
  readonly day: string;
  readonly items: readonly T[];
}

/** Items by their day in the site's time zone, the last day first. */
export function byDay<T>(items: readonly T[], at: (item: T) => string): readonly OfDay<T>[] {
  const days = Map.groupBy(items, (item) => siteDay(new Date(at(item))));
  return [...days]
    .map(([day, found]) => ({ day, items: found }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

/** A day as the heading of a list: `Today`, `Yesterday`, or its date. */
export function dayWords(day: string, now: Date): string {
  if (day === siteDay(now)) return t.today();
  return day === siteDay(new Date(now.getTime() - dayInMs)) ? t.yesterday() : formatDay(day);
}

/** Items in groups of one key, in the order of their first ones; items without a key are alone. */
export function inGroups<T>(items: readonly T[], keyOf: (item: T) => string | null): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const [place, item] of items.entries()) {
    const key = keyOf(item) ?? `alone ${place}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Items in runs: neighbours of one key. */
export function inRuns<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
