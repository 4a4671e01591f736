import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';

/** A build as its form holds it, before it is begun. */
const BuildDraft = z.object({
  journalId: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  /** The articles in their order; null until the list is touched. */
  articleIds: z.array(z.string()).nullable(),
  preface: z.string(),
  cover: StoredFile.nullable(),
});
export type BuildDraft = z.infer<typeof BuildDraft>;

const keyOf = (userId: string) => `colophon:issue-build:${userId}`;

export const newBuildDraft = (): BuildDraft => ({
  journalId: '',
  issueVolume: '',
  issueNumber: '',
  articleIds: null,
  preface: '',
  cover: null,
});

/** What this browser keeps of a build that is not begun; a new one where there is nothing. */
export function readBuildDraft(userId: string): BuildDraft {
  try {
    return BuildDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newBuildDraft();
  }
}

/** Keeps a build in this browser, so that a reload loses neither the order nor the editorial. */
export function keepBuildDraft(userId: string, draft: BuildDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A browser may refuse its store: what was typed lives as long as the page does.
  }
}
