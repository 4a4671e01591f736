import { isA } from '../jats-file/html-tree.ts';
import { isElement, textOf } from '../jats/xml-tree.ts';
import type { FoundLink } from './cited-years.ts';
import type { HtmlElement, HtmlNode } from './html-nodes.ts';

const names = String.raw`figures?|figs?|tables?|tabs?|schemes?|plates?|charts?|equations?|eqs?|eqns?|supplementary figures?|الشكل|شكل|الجدول|جدول|المعادلة|معادلة`;
const number = String.raw`[A-Z]{0,2}\.?\p{Nd}+(?:\.\p{Nd}+)*`;
const mention = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${names})\.?\s*\(?(${number})(?:(?<=\(${number})\))?(?:[a-z]{1,2}(?![\p{L}]))?((?:\s*(?:,|;|–|-|and|&|,\s*and|to|و)\s*\(?${number}(?:(?<=\(${number})\))?(?:[a-z](?![\p{L}]))?)*)`,
  'giu',
);

/** What a thing is called, in every form of its name: figure 2, Figs. 2. */
const keyOf = (name: string, numbered: string): string =>
  `${name
    .replace(/^(?:supplementary )|^ال/iu, '')
    .toLowerCase()
    .slice(0, name.toLowerCase().startsWith('eq') ? 2 : 3)} ${numbered.replace(/^\./u, '').toUpperCase()}`;

const labelOf = (element: HtmlElement): string => {
  const caption = element.children.find((child) => isA(child, 'figcaption'));
  const holder = caption !== undefined && isElement(caption) ? caption : element;
  return textOf(holder.children.filter(isElement).find((child) => isA(child, 'span.label')));
};

const label = new RegExp(String.raw`^(\p{L}[\p{L} ]*)\.?\s*(${number})(?:\s*([–,-])\s*(${number}))?`, 'iu');
const longestRange = 60;

/** The names of a figure or table; one plate may be Figures 1–4. */
function keysOf(written: string): string[] {
  const [, name, first, between, last] = label.exec(written) ?? [];
  if (name === undefined || first === undefined) return [];
  const [from, to] = [Number(first), Number(last)];
  const isRange = between !== undefined && between !== ',' && to > from && to - from < longestRange;
  if (!isRange) return [first, ...(last === undefined ? [] : [last])].map((one) => keyOf(name, one));
  return Array.from({ length: to - from + 1 }, (_, place) => keyOf(name, String(from + place)));
}

/** The ids of figures, tables and equations by their numbers. One that is there twice is left out. */
function targetsIn(nodes: readonly HtmlNode[]): Map<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  const add = (key: string, id: string): void => void (found.has(key) ? twice.add(key) : found.set(key, id));
  const look = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    const id = node.attributes.get('id');
    const written = id === undefined ? '' : labelOf(node);
    if (id !== undefined && node.name === 'figure') for (const key of keysOf(written)) add(key, id);
    const equation = isA(node, 'div.formula') ? /^\(?(.+?)\)?$/u.exec(written)?.[1] : undefined;
    if (id !== undefined && equation !== undefined) for (const name of ['eq', 'معادلة']) add(keyOf(name, equation), id);
    for (const child of node.children) look(child);
  };
  for (const node of nodes) look(node);
  for (const key of twice) found.delete(key);
  return found;
}

/** Finds mentions of figures, tables and equations: “Figure 2”, “Tables 1 and 3”, “Eq. (4)”. */
export function crossReferences(nodes: readonly HtmlNode[]): (text: string) => FoundLink[] {
  const targets = targetsIn(nodes);
  return (text) =>
    Array.from(text.matchAll(mention)).flatMap(({ 0: whole, 1: name = '', 2: first = '', 3: more = '', index }) => {
      const end = index + whole.length - more.length;
      const places = [
        { start: index, end, key: keyOf(name, first) },
        ...Array.from(more.matchAll(new RegExp(number, 'giu')), ({ 0: other, index: at }) => ({
          start: end + at,
          end: end + at + other.length,
          key: keyOf(name, other),
        })),
      ];
      return places.flatMap(({ key, ...place }) => {
        const id = targets.get(key);
        return id === undefined ? [] : [{ ...place, id }];
      });
    });
}
