import { diffArrays, diffWords } from 'diff';

/** A passage of a text: a paragraph, heading, caption, item of a list or row of a table. */
export interface Block {
  readonly words: string;
  readonly html: string;
}

export interface ComparedPiece {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

export type ComparedBlock =
  | { readonly kind: 'same'; readonly blocks: readonly Block[] }
  | { readonly kind: 'formatting'; readonly words: string }
  | { readonly kind: 'changed'; readonly pieces: readonly ComparedPiece[] };

const ends =
  /^(?:p|h[1-6]|li|dt|dd|tr|figcaption|div|section|figure|aside|blockquote|pre|ul|ol|dl|table|thead|tbody|tfoot)$/;
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characters[name] ?? entity);

/** The passages of a text, with what its pictures and cells say. */
export function blocksOf(html: string, pictureWords: (alt: string) => string): Block[] {
  const blocks: Block[] = [];
  let words = '';
  let written = '';
  const end = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ words: text, html: written });
    words = '';
    written = '';
  };
  for (const [token, , name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    if (name === undefined) words += plain(token);
    else if (ends.test(name)) end();
    else if (name === 'td' || name === 'th') words += ' ';
    else if (name === 'img') words += pictureWords(plain(/ alt="([^"]*)"/.exec(token)?.[1] ?? ''));
    if (name === undefined || !ends.test(name)) written += token;
  }
  end();
  return blocks;
}

const piecesOf = (before: string, after: string): ComparedPiece[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));

/** How much of a passage is in another, from 0 to 1. */
function likeness(one: string, other: string): number {
  const words = new Set(one.split(' '));
  const others = other.split(' ');
  return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
}

const likeEnough = 0.4;

/** Passages that went and passages that came, with those that are alike compared word by word. */
function pairs(gone: readonly Block[], come: readonly Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  let from = 0;
  for (const block of come) {
    const match = gone.findIndex(
      (one, place) => place >= from && (one.words === block.words || likeness(one.words, block.words) >= likeEnough),
    );
    if (match === -1) {
      compared.push({ kind: 'changed', pieces: [{ text: block.words, kind: 'added' }] });
      continue;
    }
    for (const lost of gone.slice(from, match)) compared.push(lostBlock(lost));
    from = match + 1;
    const before = gone[match]?.words ?? '';
    if (before === block.words) compared.push({ kind: 'formatting', words: block.words });
    else compared.push({ kind: 'changed', pieces: piecesOf(before, block.words) });
  }
  return [...compared, ...gone.slice(from).map(lostBlock)];
}

const lostBlock = ({ words }: Block): ComparedBlock => ({
  kind: 'changed',
  pieces: [{ text: words, kind: 'removed' }],
});

/** Compares two texts passage by passage. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  let gone: Block[] = [];
  let come: Block[] = [];
  const settle = () => {
    compared.push(...pairs(gone, come));
    gone = [];
    come = [];
  };
  const changes = diffArrays([...before], [...after], { comparator: (one, other) => one.html === other.html });
  for (const { value, added, removed } of changes) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else {
      settle();
      compared.push({ kind: 'same', blocks: value });
    }
  }
  settle();
  return compared;
}
