import { z } from 'zod';
import { IssueDraft } from './issue-draft.ts';

/** A change of an issue as its form holds it, the version that it began with, and files under its upload id. */
const KeptIssueChange = IssueDraft.omit({ journalId: true }).extend({ version: z.int() });
export type KeptIssueChange = z.infer<typeof KeptIssueChange>;

const keyOf = (userId: string, issueId: string) => `colophon:issue-change:${userId}:${issueId}`;

/** What this browser keeps of a change that is not saved yet; null where there is nothing. */
export function readKeptIssueChange(userId: string, issueId: string): KeptIssueChange | null {
  try {
    return KeptIssueChange.parse(JSON.parse(localStorage.getItem(keyOf(userId, issueId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps what is typed, so that neither a reload nor a sign-in that ends loses it. */
export function keepIssueChange(userId: string, issueId: string, change: KeptIssueChange): void {
  try {
    localStorage.setItem(keyOf(userId, issueId), JSON.stringify(change));
  } catch {
    // A browser may refuse its store: what was typed lives as long as the page does.
  }
}

/** Forgets what was kept. */
export const forgetIssueChange = (userId: string, issueId: string): void =>
  localStorage.removeItem(keyOf(userId, issueId));
