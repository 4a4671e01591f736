import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import type { LeftOut, PlaceArticle } from '../../../../contracts/issue-builds.ts';

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

/** Why an article is not in an issue. */
export const leftOutWords: Readonly<Record<LeftOut['reason'], string>> = {
  withdrawn: 'Withdrawn',
  'no-pdf': 'Has no PDF',
  'not-chosen': 'Left out by you',
};

interface Chosen {
  /** In the order of the issue. */
  readonly inside: readonly PlaceArticle[];
  readonly outside: readonly PlaceArticle[];
}

/** Which articles are in the issue: all that can be, unless others were chosen; what is not there any more is forgotten. */
export function chosenArticles(articles: readonly PlaceArticle[], ids: readonly string[] | null): Chosen {
  const usable = articles.filter(({ obstacle }) => obstacle === null);
  const inside = ids === null ? usable : ids.flatMap((id) => usable.find((article) => article.id === id) ?? []);
  return { inside, outside: articles.filter((article) => !inside.includes(article)) };
}

/** A list with one of its members at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const member = list[from];
  if (member === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, member);
}
