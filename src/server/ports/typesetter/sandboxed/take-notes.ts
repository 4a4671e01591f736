import type { Block, Inline } from './pandoc-document.ts';

export type Notes = ReadonlyMap<string, readonly Block[]>;

const itemsOf = (block: Block): (readonly Block[])[] => {
  if (block.t === 'OrderedList') return [...block.c[1]];
  return block.t === 'Div' ? block.c[1].flatMap(itemsOf) : [];
};

/** The id that pandoc gives to the content of a list item. */
function idOf([first]: readonly Block[]): string {
  if (first?.t === 'Div') return first.c[0][0];
  const inline = first?.t === 'Plain' || first?.t === 'Para' ? first.c[0] : undefined;
  return inline?.t === 'Span' ? inline.c[0][0] : '';
}

/** Takes the running notes of a text from its end; they are printed at the foot of their pages. */
export function takeNotes(blocks: readonly Block[]): { rest: Block[]; notes: Notes } {
  const isNotes = (block: Block) => block.t === 'Div' && block.c[0][1].includes('footnotes');
  const items = blocks.filter(isNotes).flatMap(itemsOf);
  return {
    rest: blocks.filter((block) => !isNotes(block)),
    notes: new Map(items.map((item) => [idOf(item), item])),
  };
}

/** The id of the note that a raised link leads to. */
export function markedNote([link, ...others]: readonly Inline[]): string | null {
  if (link?.t !== 'Link' || others.length > 0) return null;
  const [address] = link.c[2];
  return address.startsWith('#') ? address.slice(1) : null;
}
