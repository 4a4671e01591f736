import type { XmlElement } from '../write-xml.ts';

/** An element of a deposit: name, attributes, and text or children. Left out if it has neither. */
export type DepositElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | readonly DepositElement[],
];

/** Whether an element says something by its name or its attribute alone. */
const isWhole = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === 'anonymous' || attributes['EmptyYN'] === 'Y';

const isEmpty = ([name, attributes, content]: DepositElement): boolean =>
  !isWhole(name, attributes) &&
  (content === null || content === '' || (typeof content !== 'string' && content.every(isEmpty)));

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
