import type { XmlElement } from './xml-tree.ts';

/** The language of an element; without one of its own it is the article's. */
export function languageOf(element: XmlElement, articleLanguage: string): string {
  return (element.attributes.get('xml:lang') ?? articleLanguage).toLowerCase();
}

/** The elements in the language nearest to the article's (RFC 4647, lookup), or, without any, in that of the first. */
export function nearestInLanguage(elements: readonly XmlElement[], articleLanguage: string): XmlElement[] {
  const [first] = elements;
  if (first === undefined) return [];
  const wanted = articleLanguage.toLowerCase();
  const nearness = (element: XmlElement): number => nearnessOf(languageOf(element, wanted), wanted);
  const nearest = Math.max(...elements.map(nearness));
  if (nearest === 0) return elements.filter((element) => languageOf(element, wanted) === languageOf(first, wanted));
  return elements.filter((element) => nearness(element) === nearest);
}

/** Whether both tags name the same language, whatever the country. */
export function isSameLanguage(one: string, other: string): boolean {
  return nearnessOf(one.toLowerCase(), other.toLowerCase()) > 0;
}

// The tag itself, then the wanted tag cut at each hyphen (zh-hant-tw, zh-hant, zh), then any other tag of the same language.
function nearnessOf(tag: string, wanted: string): number {
  if (tag === wanted) return 1000;
  if (wanted.startsWith(`${tag}-`)) return 1 + tag.length;
  return tag.split('-')[0] === wanted.split('-')[0] ? 1 : 0;
}
