import { z } from 'zod';
import type { JournalValues } from './typed-journal.ts';

const Kept = z.object({ version: z.int(), values: z.record(z.string(), z.string()) });

const keyOf = (userId: string, journalId: string | null) => `colophon:journal:${userId}:${journalId ?? 'new'}`;

/** What this browser keeps of a journal that is not saved yet, and the version that it began with. */
export function readKeptJournal(userId: string, journalId: string | null) {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(keyOf(userId, journalId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps what is typed, so that neither a reload nor a sign-in that ends loses it. */
export function keepJournal(userId: string, journalId: string | null, version: number, values: JournalValues): void {
  try {
    localStorage.setItem(keyOf(userId, journalId), JSON.stringify({ version, values }));
  } catch {
    // A browser may refuse its store: what was typed lives as long as the page does.
  }
}

/** Forgets what was kept. */
export const forgetJournal = (userId: string, journalId: string | null): void =>
  localStorage.removeItem(keyOf(userId, journalId));
