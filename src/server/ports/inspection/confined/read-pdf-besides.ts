import type { PDFDocumentProxy } from 'pdfjs-dist';

// What a reader of a PDF shows beside its pages: bookmarks, layers, the fields of a form, the labels of pages.

/** More than any paper has. */
const most = 5000;

const isWords = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const wordsIn = (value: unknown): string[] => {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter(isWords);
};

/** The values of a field and what is told of it. */
export const fieldWords = (mark: object): string[] =>
  ['fieldValue', 'defaultFieldValue', 'alternativeText'].flatMap((key) =>
    wordsIn(Reflect.get(mark, key)).map((text) => `Field: ${text}`),
  );

async function bookmarksOf(document: PDFDocumentProxy): Promise<string[]> {
  const titles: string[] = [];
  const waiting: unknown[] = await document.getOutline().then(
    (outline: unknown[] | null) => [...(outline ?? [])],
    () => [],
  );
  for (let item = waiting.pop(); item !== undefined && titles.length < most; item = waiting.pop()) {
    if (typeof item !== 'object' || item === null) continue;
    const items: unknown = Reflect.get(item, 'items');
    titles.push(...wordsIn(Reflect.get(item, 'title')));
    if (Array.isArray(items)) waiting.push(...(items as unknown[]));
  }
  return titles;
}

async function layersOf(document: PDFDocumentProxy): Promise<string[]> {
  const config = await document.getOptionalContentConfig();
  return [...config].flatMap(([, group]: [unknown, unknown]) =>
    typeof group === 'object' && group !== null ? wordsIn(Reflect.get(group, 'name')) : [],
  );
}

/** What stands beside the pages of a document, each with its kind. */
export async function besidesOf(document: PDFDocumentProxy): Promise<string[]> {
  const [bookmarks, layers, labels] = [
    await bookmarksOf(document),
    await layersOf(document).catch(() => []),
    await document.getPageLabels().catch(() => null),
  ];
  // A number needs no search.
  const words = new Set((labels ?? []).filter((label) => /\p{L}{3}/u.test(label)));
  return [
    ...bookmarks.map((title) => `Bookmark: ${title}`),
    ...layers.map((name) => `Layer: ${name}`),
    ...[...words].map((label) => `Page: ${label}`),
  ].slice(0, most);
}
