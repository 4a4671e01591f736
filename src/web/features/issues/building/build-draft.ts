import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import type { LeftOut, PlaceArticle } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issues.ts';
import type { PlainMessage } from '../../../../messages/message.ts';

/** A build in its form, before it starts. */
const BuildDraft = z.object({
  journalId: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  /** The articles in their order; null until the list is changed. */
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

/** The build saved in this browser, or an empty one. */
export function readBuildDraft(userId: string): BuildDraft {
  try {
    return BuildDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newBuildDraft();
  }
}

/** Saves a build in this browser, so that a reload does not lose the order or the editorial. */
export function keepBuildDraft(userId: string, draft: BuildDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage, typed text lasts as long as the page.
  }
}

/** Why an article is not in an issue. */
export const leftOutWords: Readonly<Record<LeftOut['reason'], PlainMessage>> = {
  withdrawn: t.outWithdrawn,
  'no-pdf': t.outWithoutPdf,
  'not-chosen': t.outNotChosen,
};

interface Chosen {
  /** In the order of the issue. */
  readonly inside: readonly PlaceArticle[];
  readonly outside: readonly PlaceArticle[];
}

/** The articles in the issue: all possible ones unless some were chosen; articles that no longer exist are dropped. */
export function chosenArticles(articles: readonly PlaceArticle[], ids: readonly string[] | null): Chosen {
  const usable = articles.filter(({ obstacle }) => obstacle === null);
  const inside = ids === null ? usable : ids.flatMap((id) => usable.find((article) => article.id === id) ?? []);
  return { inside, outside: articles.filter((article) => !inside.includes(article)) };
}

/** A list with one member moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const member = list[from];
  if (member === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, member);
}
