import type { CitedWork, ProductionReference } from '../../../../contracts/production-values.ts';
import { wordsOf } from '../../../ui/words-of.ts';
import { escapeHtml } from '../schema/element-html.ts';

export const emptyWork: CitedWork = {
  kind: 'article-journal',
  authors: [],
  title: '',
  container: '',
  publisher: '',
  year: '',
  volume: '',
  issue: '',
  pages: '',
  doi: '',
  url: '',
};

/** The ids that links of a text lead to. */
export const linkedIds = (bodyHtml: string): ReadonlySet<string> =>
  new Set(Array.from(bodyHtml.matchAll(/ href="#([^"]*)"/g), ([, id = '']) => id));

/** A new reference with an id that neither the list nor the text has. */
export function newReference(references: readonly ProductionReference[]): ProductionReference {
  const ids = new Set(references.map(({ id }) => id));
  let number = references.length + 1;
  while (ids.has(`textreference-${number}`)) number += 1;
  return { id: `textreference-${number}`, html: '', doi: null, url: null, work: emptyWork };
}

/** A reference with other data; the server writes its HTML in the journal's style. */
export const withWork = (reference: ProductionReference, work: CitedWork): ProductionReference => ({
  ...reference,
  work,
  doi: work.doi || null,
  url: work.url || null,
});

/** A reference as free text. Text that was not changed keeps its formatting. */
export function withText(reference: ProductionReference, text: string): ProductionReference {
  const html = wordsOf(reference.html) === text.trim() ? reference.html : escapeHtml(text.trim());
  return { ...reference, html, work: null };
}

/** The list with an entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The words of a reference; its title until the server has written it. */
export const shownWords = ({ html, work }: ProductionReference): string => wordsOf(html) || (work?.title ?? '');
