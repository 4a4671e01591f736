import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** How much of a page a place within a document asks to be shown: a kind, and its numbers. */
interface View {
  readonly kind: string;
  readonly numbers: readonly (number | null)[];
}

/** A link of an article: to the web, or to another of its pages. */
export interface ArticleLink {
  readonly page: number;
  readonly rect: readonly [number, number, number, number];
  readonly target: { readonly uri: string } | { readonly page: number; readonly view: View };
}

const mostLinks = 20_000;
const deepest = 20;
const longestUri = 2000;
const isSafe = (uri: string) => uri.length <= longestUri && /^(https?:\/\/|mailto:)/i.test(uri);

const at = (dict: PDFDict, key: string): PDFObject | undefined => dict.context.lookup(dict.get(PDFName.of(key)));
const dictAt = (dict: PDFDict, key: string): PDFDict | null => {
  const value = at(dict, key);
  return value instanceof PDFDict ? value : null;
};
const membersAt = (dict: PDFDict, key: string): (PDFObject | undefined)[] => {
  const value = at(dict, key);
  return value instanceof PDFArray ? value.asArray().map((member) => dict.context.lookup(member)) : [];
};
const textOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFName ? value.decodeText() : null;

/** Adds the names of a name tree, which may be as deep as it likes and lead into itself. */
function collectNames(node: PDFDict, names: Map<string, PDFObject>, depth = 0): void {
  if (depth > deepest || names.size > mostLinks) return;
  const pairs = membersAt(node, 'Names');
  pairs.forEach((key, index) => {
    const name = index % 2 === 0 ? textOf(key) : null;
    const value = pairs[index + 1];
    if (name !== null && value !== undefined) names.set(name, value);
  });
  for (const kid of membersAt(node, 'Kids')) if (kid instanceof PDFDict) collectNames(kid, names, depth + 1);
}

function namesOf({ catalog }: PDFDocument): Map<string, PDFObject> {
  const names = new Map<string, PDFObject>();
  const tree = dictAt(catalog, 'Names');
  const dests = tree && dictAt(tree, 'Dests');
  if (dests) collectNames(dests, names);
  const old = dictAt(catalog, 'Dests');
  for (const [key, value] of old?.entries() ?? []) {
    const found = catalog.context.lookup(value);
    if (found) names.set(key.decodeText(), found);
  }
  return names;
}

/** Where a destination leads, among the pages of the document. */
function placeOf(dest: PDFObject | undefined, names: Map<string, PDFObject>, pages: ReadonlyMap<PDFRef, number>) {
  const name = textOf(dest);
  const named = name === null ? dest : names.get(name);
  const array = named instanceof PDFDict ? at(named, 'D') : named;
  if (!(array instanceof PDFArray) || array.size() < 2) return null;
  const first = array.get(0);
  const page = first instanceof PDFRef ? pages.get(first) : undefined;
  const kind = array.lookup(1);
  if (page === undefined || !(kind instanceof PDFName)) return null;
  const numbers = array
    .asArray()
    .slice(2, 6)
    .map((value) => (value instanceof PDFNumber ? value.asNumber() : null));
  return { page, view: { kind: kind.decodeText(), numbers } };
}

function targetOf(annotation: PDFDict, names: Map<string, PDFObject>, pages: ReadonlyMap<PDFRef, number>) {
  const action = dictAt(annotation, 'A');
  if (action && textOf(at(action, 'S')) === 'URI') {
    const uri = textOf(at(action, 'URI')) ?? '';
    return isSafe(uri) ? { uri } : null;
  }
  if (action) return textOf(at(action, 'S')) === 'GoTo' ? placeOf(at(action, 'D'), names, pages) : null;
  return placeOf(at(annotation, 'Dest'), names, pages);
}

function rectOf(annotation: PDFDict): ArticleLink['rect'] | null {
  const [left, bottom, right, top] = membersAt(annotation, 'Rect').map((value) =>
    value instanceof PDFNumber ? value.asNumber() : Number.NaN,
  );
  const rect = [left ?? Number.NaN, bottom ?? Number.NaN, right ?? Number.NaN, top ?? Number.NaN] as const;
  return rect.every(Number.isFinite) ? rect : null;
}

/** The links of a document that lead to the web or to its own pages; whatever else is on its pages is left behind. */
export function readLinks(document: PDFDocument): ArticleLink[] {
  const pages = new Map(document.getPages().map(({ ref }, index) => [ref, index]));
  const names = namesOf(document);
  const links: ArticleLink[] = [];
  document.getPages().forEach(({ node }, page) => {
    for (const annotation of membersAt(node, 'Annots')) {
      if (links.length >= mostLinks) return;
      if (!(annotation instanceof PDFDict) || textOf(at(annotation, 'Subtype')) !== 'Link') continue;
      const [rect, target] = [rectOf(annotation), targetOf(annotation, names, pages)];
      if (rect && target) links.push({ page, rect, target });
    }
  });
  return links;
}

/** A view as a document writes it. */
export const viewObjects = ({ kind, numbers }: View): PDFObject[] => [
  PDFName.of(kind),
  ...numbers.map((value) => (value === null ? PDFNull : PDFNumber.of(value))),
];
