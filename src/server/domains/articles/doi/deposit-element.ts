import type { XmlElement } from '../write-xml.ts';

/** An element of a deposit: name, attributes, and text or children. Left out if it has neither. */
export type DepositElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | readonly DepositElement[],
];

/** An element that says something by its name alone. */
const isWhole = 'anonymous';

const isEmpty = ([name, , content]: DepositElement): boolean =>
  name !== isWhole && (content === null || content === '' || (typeof content !== 'string' && content.every(isEmpty)));

/** The elements that say something, as they are written. */
export const written = (elements: readonly DepositElement[]): XmlElement[] =>
  elements
    .filter((element) => !isEmpty(element))
    .map(([name, attributes, content]) => [
      name,
      attributes,
      typeof content === 'string' ? content : written(content ?? []),
    ]);

/** A one-line text, cut to the schema's maximum length. */
export const within = (length: number, text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, length).trim();
