import type { PublishedArticle } from '../../../../contracts/articles.ts';
import { Correction } from '../../../../contracts/corrections.ts';

/** An author as the form has it: one affiliation per line. */
interface SpeltAuthor {
  authorGivenName: string;
  authorLastName: string;
  affiliations: string;
}

/** The values of the correction form. A type, because forms need an index signature. */
export type CorrectionValues = {
  notice: string;
  articleTitle: string;
  articleAbstract: string;
  articleKeywords: string[];
  articleAuthors: SpeltAuthor[];
  pdfUrl: string;
};

/** The parts of an article that can be corrected. */
export type Corrected = Pick<
  PublishedArticle,
  'id' | 'articleTitle' | 'articleAbstract' | 'articleKeywords' | 'articleAuthors' | 'corrections' | 'isProduced'
>;

/** The form before anything is typed: the article's current values. */
export const valuesOf = (article: Corrected): CorrectionValues => ({
  notice: '',
  articleTitle: article.articleTitle,
  articleAbstract: article.articleAbstract,
  articleKeywords: article.articleKeywords,
  articleAuthors: article.articleAuthors.map(({ authorGivenName, authorLastName, affiliations }) => ({
    authorGivenName,
    authorLastName,
    affiliations: affiliations.join('\n'),
  })),
  pdfUrl: '',
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The typed parts that differ from the article. */
export function changedIn(values: CorrectionValues, article: Corrected): Partial<CorrectionValues> {
  const current = new Map<string, unknown>(Object.entries(valuesOf(article)));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, current.get(name))));
}

/** Merges a list that two people have changed: removals and additions of both apply. */
const mergedList = (typed: readonly string[], base: readonly string[], current: readonly string[]): string[] => [
  ...current.filter((one) => typed.includes(one) || !base.includes(one)),
  ...typed.filter((one) => !base.includes(one) && !current.includes(one)),
];

/** Applies typed changes to the latest values; author names only if the number of authors is the same. */
export function laidOver(typed: CorrectionValues, base: CorrectionValues, current: CorrectionValues): CorrectionValues {
  const merge = <T extends object>(mine: T, then: T, now: T): T => {
    const before = new Map<string, unknown>(Object.entries(then));
    const touched = Object.entries(mine).filter(([name, value]) => !isSame(value, before.get(name)));
    return { ...now, ...Object.fromEntries(touched) };
  };
  const articleAuthors = current.articleAuthors.map((now, at) => {
    const [mine, then] = [typed.articleAuthors[at], base.articleAuthors[at]];
    return mine && then && base.articleAuthors.length === current.articleAuthors.length ? merge(mine, then, now) : now;
  });
  const articleKeywords = mergedList(typed.articleKeywords, base.articleKeywords, current.articleKeywords);
  return { ...merge(typed, base, current), articleAuthors, articleKeywords };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is sent: the notice and the changed parts. */
export function bodyOf(values: CorrectionValues, article: Corrected) {
  const { articleAuthors, notice: _notice, ...changed } = changedIn(values, article);
  return {
    ...changed,
    ...(articleAuthors && {
      articleAuthors: articleAuthors.map((author) => ({ ...author, affiliations: linesOf(author.affiliations) })),
    }),
    notice: values.notice,
    corrections: article.corrections.length,
  };
}

/** Problems of the changed parts, by field name; unchanged parts are not checked. */
export function problemsOf(values: CorrectionValues, article: Corrected): Record<string, string> {
  const { error } = Correction.safeParse(bodyOf(values, article));
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    // One field holds all affiliations of an author, and one all keywords.
    const name = path
      .join('.')
      .replace(/\.affiliations\.\d+$/, '.affiliations')
      .replace(/^articleKeywords\..*/, 'articleKeywords');
    problems[name] ??= message;
  }
  return problems;
}
