import { useSyncExternalStore } from 'react';
import type { FoundInFile } from '../../../../contracts/drafts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { endingOf } from '../../attachments/unacceptable.ts';
import { offersOf } from './offers.ts';

/** How the reading of a manuscript stands. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly page: number | null }
  | { readonly state: 'failed'; readonly problem: string };

/** A manuscript that is to be read: one that was chosen here, or the one that the server has. */
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
/** A manuscript that takes longer than this is no ordinary one; filling in the fields is quicker. */
const longest = 45_000;

function set(awsId: string, reading: Reading): void {
  readings.set(awsId, reading);
  for (const listener of listeners) listener();
}

const yourself = 'Please fill in the fields yourself.';

function problemOf(name: string, error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const kind = error instanceof Error ? error.name : '';
  if (kind === 'PasswordException') return `“${name}” asks for a password, so it cannot be read here. ${yourself}`;
  return `“${name}” could not be read here. ${yourself}`;
}

async function outcomeOf(
  { name, open }: Source,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const reader = await import('./reading/read-details.ts').catch(() => null);
  if (!reader) return { problem: 'The reader could not be loaded. Check your connection and try again.' };
  try {
    const read = await reader.readDetails(new File([await open()], name), onPage, signal);
    if (!read) return { problem: problemOf(name, null) };
    const offers = offersOf(read);
    if (offers.length > 0) return { found: { fileName: name, offers } };
    return { problem: `No title or abstract was found in “${name}”. ${yourself}` };
  } catch (error) {
    return { problem: problemOf(name, error) };
  }
}

/** Reads a manuscript for a draft, in the browser; what is found becomes offers. */
export async function startReading({ awsId, name, open, keep }: ReadingJob): Promise<void> {
  stopReading(awsId);
  if (endingOf({ name }) === '.doc') {
    const problem = `A .doc file cannot be read here. Save “${name}” as .docx or .pdf to have it read. ${yourself}`;
    return set(awsId, { state: 'failed', problem });
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
  // Stopped by the person, the place is empty again; another file may be on its way by now.
  if (stops.get(awsId) !== stop) return;
  if ('found' in outcome) keep(outcome.found);
  set(awsId, 'found' in outcome ? idle : { state: 'failed', problem: outcome.problem });
}

/** Stops reading, and takes back what was said of the last one. */
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

/** How the reading of a draft's manuscript stands. */
export const useReading = (awsId: string): Reading =>
  useSyncExternalStore(
    subscribe,
    () => readings.get(awsId) ?? idle,
    () => idle,
  );
