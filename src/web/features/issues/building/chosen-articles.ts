import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';

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
