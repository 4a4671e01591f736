import { childAt, childElements, textOf, textOrNull } from './xml-tree.ts';
import type { JatsJournal } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

/** What the file says about the journal it appeared in. */
export function readJournal(article: XmlElement): JatsJournal {
  const meta = childAt(article, 'front', 'journal-meta');
  const titles = childAt(meta, 'journal-title-group') ?? meta;
  const abbreviation = textOrNull(childAt(titles, 'abbrev-journal-title')) ?? journalId(meta, 'nlm-ta');
  return {
    title: textOrNull(childAt(titles, 'journal-title')) ?? journalId(meta, 'publisher-id') ?? abbreviation,
    abbreviation,
    issnPrint: issn(meta, ['ppub', 'print']),
    issnElectronic: issn(meta, ['epub', 'electronic']) ?? issn(meta, ['']),
    publisher: textOrNull(childAt(meta, 'publisher', 'publisher-name')),
  };
}

function journalId(meta: XmlElement | undefined, type: string): string | null {
  const ids = meta === undefined ? [] : childElements(meta, 'journal-id');
  return textOrNull(ids.find((id) => id.attributes.get('journal-id-type') === type));
}

function issn(meta: XmlElement | undefined, kinds: readonly string[]): string | null {
  const numbers = meta === undefined ? [] : childElements(meta, 'issn');
  const wanted = numbers.filter(({ attributes }) =>
    kinds.includes(attributes.get('pub-type') ?? attributes.get('publication-format') ?? ''),
  );
  return (
    wanted.map((number) => textOf(number).toUpperCase()).find((number) => /^\d{4}-\d{3}[\dX]$/.test(number)) ?? null
  );
}
