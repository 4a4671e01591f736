import { useSyncExternalStore } from 'react';
import type { FoundInFile } from '../../../../contracts/drafts.ts';
import * as t from '../../../../messages/wizard.ts';
import { ApiError } from '../../../api/api-error.ts';
import { endingOf } from '../../attachments/unacceptable.ts';
import { offersOf } from './offers.ts';

/** The state of reading a manuscript. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly page: number | null }
  | { readonly state: 'failed'; readonly problem: string };

/** A manuscript to read: chosen here, or stored on the server. */
interface Source {
  readonly name: string;
  readonly open: () => Promise<Blob>;
}

interface ReadingJob extends Source {
  readonly awsId: string;
  /** Takes what was found; the step may have been left by then. */
  readonly keep: (found: FoundInFile) => void;
}

type Outcome = { readonly found: FoundInFile } | { readonly problem: string };

const idle: Reading = { state: 'idle' };
const readings = new Map<string, Reading>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();
/** In milliseconds: beyond this, filling in the fields is quicker. */
const longest = 45_000;

function set(awsId: string, reading: Reading): void {
  readings.set(awsId, reading);
  for (const listener of listeners) listener();
}

function problemOf(name: string, error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const kind = error instanceof Error ? error.name : '';
  return kind === 'PasswordException' ? t.passwordNeeded({ name }) : t.fileNotRead({ name });
}

async function outcomeOf(
  { name, open }: Source,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const reader = await import('./reading/read-details.ts').catch(() => null);
  if (!reader) return { problem: t.readerNotLoaded() };
  try {
    const read = await reader.readDetails(new File([await open()], name), onPage, signal);
    if (!read) return { problem: problemOf(name, null) };
    const offers = offersOf(read);
    if (offers.length > 0) return { found: { fileName: name, offers } };
    return { problem: t.nothingFound({ name }) };
  } catch (error) {
    return { problem: problemOf(name, error) };
  }
}

/** Reads a manuscript for a draft, in the browser; what is found becomes offers. */
export async function startReading({ awsId, name, open, keep }: ReadingJob): Promise<void> {
  stopReading(awsId);
  if (endingOf({ name }) === '.doc') {
    return set(awsId, { state: 'failed', problem: t.docNotRead({ name }) });
  }
  const stop = new AbortController();
  stops.set(awsId, stop);
  const timer = setTimeout(() => stop.abort(), longest);
  const onPage = (page: number) => {
    if (!stop.signal.aborted) set(awsId, { state: 'reading', name, page });
  };
  set(awsId, { state: 'reading', name, page: null });
  const outcome = await outcomeOf({ name, open }, onPage, stop.signal);
  clearTimeout(timer);
  // The person may have stopped it and chosen another file.
  if (stops.get(awsId) !== stop) return;
  if ('found' in outcome) keep(outcome.found);
  set(awsId, 'found' in outcome ? idle : { state: 'failed', problem: outcome.problem });
}

/** Stops reading, and clears the last result. */
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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of reading a draft's manuscript. */
export const useReading = (awsId: string): Reading =>
  useSyncExternalStore(
    subscribe,
    () => readings.get(awsId) ?? idle,
    () => idle,
  );
