import { aheadOfUtc } from '../../../../contracts/site-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

/** What a local time means: one instant or, on the nights when clocks change, none or two. */
export type Meant =
  | { readonly kind: 'one'; readonly at: Date }
  /** Clocks skip it: the time by the old offset, which is later, and by the new one. */
  | { readonly kind: 'skipped'; readonly earlier: Date; readonly later: Date }
  | { readonly kind: 'twice'; readonly earlier: Date; readonly later: Date };

const day = 24 * 3_600_000;
const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** The instant of a local time `2026-10-25T02:30` in a zone, or null if it is invalid. */
export function instantOf(text: string, zone: string): Meant | null {
  const [, year, month, date, hour, minute] = (local.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  const shown = Date.UTC(year, month - 1, date, hour, minute);
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== text.slice(0, 16)) return null;
  // No zone changes its clocks twice within two days: these are all offsets that may count.
  const offsets = [aheadOfUtc(shown - day, zone), aheadOfUtc(shown + day, zone)];
  const [earlier, later] = [...new Set(offsets)].map((offset) => shown - offset).toSorted((a, b) => a - b);
  if (earlier === undefined) return null;
  if (later === undefined) return { kind: 'one', at: new Date(earlier) };
  const fitting = [earlier, later].filter((at) => at + aheadOfUtc(at, zone) === shown);
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return { kind: 'one', at: new Date(only) };
  const both = { earlier: new Date(earlier), later: new Date(later) };
  return { kind: fitting.length === 0 ? 'skipped' : 'twice', ...both };
}

/** A local time as the field for it takes it. */
export function localTimeOf(at: Date, zone: string): string {
  return new Date(at.getTime() + aheadOfUtc(at.getTime(), zone)).toISOString().slice(0, 16);
}

/** The zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant in words, with its time zone. */
export const inWords = (at: Date, zone: string): string => formatMoment(at, { timeZone: zone, weekday: 'long' });
