import { useSyncExternalStore } from 'react';
import { endingOf } from '../wizard/unacceptable.ts';
import { offersOf, type Offer, type OfferKind } from './offers.ts';

/** An offer, and what has become of it; `typed` is the text that it took the place of. */
export interface SettledOffer {
  readonly offer: Offer;
  readonly outcome: 'open' | 'used' | 'declined';
  readonly typed: string | null;
}

/** How the reading of a manuscript stands. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly page: number | null }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'read'; readonly name: string; readonly offers: readonly SettledOffer[] };

const idle: Reading = { state: 'idle' };
const readings = new Map<string, Reading>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();
/** A manuscript that takes longer than this is no ordinary one; filling in the fields is quicker. */
const longest = 45_000;

function set(awsId: string, reading: Reading): void {
  readings.set(awsId, reading);
  for (const listener of listeners) listener();
}

const yourself = 'Please fill in the fields yourself.';

function problemOf(name: string, error: unknown): string {
  const kind = error instanceof Error ? error.name : '';
  if (kind === 'PasswordException') return `“${name}” asks for a password, so it cannot be read here. ${yourself}`;
  return `“${name}” could not be read here. ${yourself}`;
}

async function outcomeOf(file: File, onPage: (page: number) => void, signal: AbortSignal): Promise<Reading> {
  const { name } = file;
  const reader = await import('./reading/read-details.ts').catch(() => null);
  if (!reader)
    return { state: 'failed', problem: 'The reader could not be loaded. Check your connection and try again.' };
  try {
    const read = await reader.readDetails(file, onPage, signal);
    if (!read) return { state: 'failed', problem: problemOf(name, null) };
    const offers = offersOf(read).map((offer) => ({ offer, outcome: 'open', typed: null }) as const);
    if (offers.length > 0) return { state: 'read', name, offers };
    return { state: 'failed', problem: `No title or abstract was found in “${name}”. ${yourself}` };
  } catch (error) {
    return { state: 'failed', problem: problemOf(name, error) };
  }
}

/** Reads a manuscript for a draft, in the browser; what is found becomes offers. */
export async function startReading(awsId: string, file: File): Promise<void> {
  stopReading(awsId);
  if (endingOf(file) === '.doc') {
    const problem = `A .doc file cannot be read here. Save “${file.name}” as .docx or .pdf to have it read. ${yourself}`;
    return set(awsId, { state: 'failed', problem });
  }
  const stop = new AbortController();
  stops.set(awsId, stop);
  const timer = setTimeout(() => stop.abort(), longest);
  const onPage = (page: number) => {
    if (!stop.signal.aborted) set(awsId, { state: 'reading', name: file.name, page });
  };
  set(awsId, { state: 'reading', name: file.name, page: null });
  const outcome = await outcomeOf(file, onPage, stop.signal);
  clearTimeout(timer);
  // Stopped by the person, the place is empty again; another file may be on its way by now.
  if (stops.get(awsId) === stop) set(awsId, outcome);
}

/** Stops reading, or puts the offers away. */
export function stopReading(awsId: string): void {
  stops.get(awsId)?.abort();
  stops.delete(awsId);
  set(awsId, idle);
}

/** Says why a file is not even read. */
export function refuseReading(awsId: string, problem: string): void {
  stopReading(awsId);
  set(awsId, { state: 'failed', problem });
}

/** Notes what has become of an offer. */
export function settleOffer(
  awsId: string,
  kind: OfferKind,
  outcome: SettledOffer['outcome'],
  typed: string | null = null,
): void {
  const reading = readings.get(awsId);
  if (reading?.state !== 'read') return;
  const offers = reading.offers.map((known) => (known.offer.kind === kind ? { ...known, outcome, typed } : known));
  set(awsId, { ...reading, offers });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the reading of a draft's manuscript stands. */
export const useReading = (awsId: string): Reading =>
  useSyncExternalStore(
    subscribe,
    () => readings.get(awsId) ?? idle,
    () => idle,
  );
