import type { create } from 'xmlbuilder2';
import { ampersandsKept } from '../xml-text.ts';

/** An element of a deposit: its name, its attributes, and a text or what stands in it. Without either it is left out. */
export type DepositElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | readonly DepositElement[],
];

type Parent = ReturnType<typeof create>;

const isEmpty = ([, , content]: DepositElement): boolean =>
  content === null || content === '' || (typeof content !== 'string' && content.every(isEmpty));

/** Writes elements into one that is there. */
export function addElements(parent: Parent, elements: readonly DepositElement[]): void {
  for (const element of elements.filter((one) => !isEmpty(one))) {
    const [name, attributes, content] = element;
    const added = parent.ele(name, attributes);
    if (typeof content === 'string') added.txt(ampersandsKept(content));
    else addElements(added, content ?? []);
  }
}

/** A text on one line, as long as the schema lets it be. */
export const within = (length: number, text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, length).trim();
