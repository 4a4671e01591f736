import type { FrontMatter } from '../../typesetter/article-front.ts';
import { articleText } from '../../typesetter/sandboxed/article-text.ts';
import type { Block } from '../../typesetter/sandboxed/pandoc-document.ts';
import { readHandedOver, type Parsed } from '../../typesetter/sandboxed/read-handed-over.ts';
import { writeStructured, type ListedReference } from '../structured-text.ts';
import { plainValue, splitReferences, withoutListHeading, type ListedEntry } from './listed-references.ts';
import { allPictures, ShownPictures } from './shown-pictures.ts';
import { TextWriter } from './write-text.ts';

type Csl = NonNullable<ListedReference['csl']>;

const isCsl = (value: unknown): value is Csl => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The works that the fields of a reference manager name. */
function managedWorks({ document }: Parsed): Csl[] {
  const named = document.meta['references'];
  const works: unknown = named === undefined ? [] : plainValue(named);
  return Array.isArray(works) ? works.filter(isCsl) : [];
}

const idOf = (place: number): string => `textreference-${place + 1}`;

function references(entries: readonly ListedEntry[], works: readonly Csl[], writer: TextWriter): ListedReference[] {
  if (entries.length === 0) return works.map((csl, place) => ({ id: idOf(place), html: '', number: null, csl }));
  return entries.map(({ number, words }, place) => ({
    id: idOf(place),
    html: writer.reference(words),
    number,
    csl: null,
  }));
}

/** The order in which a text cites the works of a reference manager. */
function citedOrder(blocks: readonly Block[]): Map<string, number> {
  const order = new Map<string, number>();
  for (const [, id = ''] of JSON.stringify(blocks).matchAll(/"citationId":"((?:[^"\\]|\\.)*)"/gu))
    if (!order.has(id)) order.set(id, order.size);
  return order;
}

function inOrder(works: readonly Csl[], blocks: readonly Block[]): Csl[] {
  const order = citedOrder(blocks);
  const place = (work: Csl): number => order.get(String(work['id'])) ?? order.size;
  return works.toSorted((one, other) => place(one) - place(other));
}

/**
 * The text of a Word document that pandoc has read, as the text of an article: without its front matter, with its
 * references and pictures apart. The PDF of its drawings, if there is one, follows in the same bytes.
 */
export async function structureWord(bytes: Uint8Array, front: FrontMatter, drawingsAt = bytes.length): Promise<Buffer> {
  const parsed = readHandedOver(bytes.subarray(0, drawingsAt));
  if (drawingsAt < bytes.length) {
    const { replaceDrawn } = await import('../../typesetter/sandboxed/office-drawings.ts');
    await replaceDrawn(parsed.media, parsed.drawings, bytes.subarray(drawingsAt));
  }
  const whole = articleText(parsed.document.blocks, front);
  const split = splitReferences(whole);
  const works = inOrder(managedWorks(parsed), whole);
  // Where the list itself is a field, pandoc leaves it out; what follows its heading is no list.
  const isField = works.length > 0 && split.entries.length < works.length;
  const { text, entries } = isField ? withoutListHeading(split) : split;
  const managed = entries.length === 0 ? works.map((work, place) => [String(work['id']), idOf(place)] as const) : [];
  const pictures = new ShownPictures(parsed.media);
  await pictures.prepare(allPictures(text));
  const writer = new TextWriter(pictures, new Map(managed));
  const bodyHtml = writer.body(text);
  return writeStructured(
    { bodyHtml, references: references(entries, works, writer), pictures: pictures.facts },
    pictures.bytes,
  );
}
