import type { XmlElement } from '../write-xml.ts';

/** An element of a deposit: its name, its attributes, and a text or what stands in it. Without either it is left out. */
export type DepositElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | readonly DepositElement[],
];

const isEmpty = ([, , content]: DepositElement): boolean =>
  content === null || content === '' || (typeof content !== 'string' && content.every(isEmpty));

/** The elements that say something, as they are written. */
export const written = (elements: readonly DepositElement[]): XmlElement[] =>
  elements
    .filter((element) => !isEmpty(element))
    .map(([name, attributes, content]) => [
      name,
      attributes,
      typeof content === 'string' ? content : written(content ?? []),
    ]);

/** A text on one line, as long as the schema lets it be. */
export const within = (length: number, text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, length).trim();
