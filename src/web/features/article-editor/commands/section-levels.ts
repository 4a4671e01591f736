import type { Node as TextNode } from '@tiptap/pm/model';

/** A text's sections as a sequence: where each begins, where it ends, and what is between. */
type Piece =
  | {
      readonly kind: 'start';
      readonly section: TextNode;
      readonly heading: TextNode | null;
      level: number;
      pos: number;
    }
  | { readonly kind: 'end'; readonly section: TextNode; readonly start: number }
  | { readonly kind: 'block'; readonly node: TextNode; readonly pos: number };

type Start = Extract<Piece, { kind: 'start' }>;

const topLevel = 2;
export const deepestLevel = 6;

function piecesOf(parent: TextNode, from: number, parentLevel: number): Piece[] {
  const pieces: Piece[] = [];
  parent.forEach((node, offset) => {
    const pos = from + offset;
    if (node.type.name !== 'section') return void pieces.push({ kind: 'block', node, pos });
    const heading = node.firstChild?.type.name === 'heading' ? node.firstChild : null;
    const level = heading === null ? parentLevel + 1 : Number(heading.attrs['level']);
    const within = piecesOf(node, pos + 1, level).slice(heading === null ? 0 : 1);
    pieces.push({ kind: 'start', section: node, heading, level, pos }, ...within, {
      kind: 'end',
      section: node,
      start: pos,
    });
  });
  return pieces;
}

interface Frame {
  readonly start: Start | null;
  readonly level: number;
  readonly content: TextNode[];
  /** Its end has moved: it goes on until a section of its level begins. */
  isOpen: boolean;
}

function sectionOf({ start, content }: Frame): TextNode[] {
  if (start === null) return content;
  const { section, heading, level } = start;
  const headings =
    heading === null
      ? []
      : [
          heading.attrs['level'] === level
            ? heading
            : heading.type.create({ ...heading.attrs, level }, heading.content),
        ];
  const made = section.type.create(section.attrs, [...headings, ...content]);
  return [made.eq(section) ? section : made];
}

/** The sections that are open while a text is put together. */
class Sections {
  readonly #frames: [Frame, ...Frame[]] = [{ start: null, level: topLevel - 1, content: [], isOpen: false }];

  get top(): Frame {
    return this.#frames.at(-1) ?? this.#frames[0];
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame) this.top.content.push(...sectionOf(frame));
  }

  closeWhile(isDone: (frame: Frame) => boolean): void {
    while (this.#frames.length > 1 && isDone(this.top)) this.close();
  }

  open(start: Start, isOpen: boolean): void {
    this.#frames.push({ start, level: start.level, content: [], isOpen });
  }

  end(start: number): void {
    const place = this.#frames.findIndex((frame) => frame.start?.pos === start && !frame.isOpen);
    if (place === -1) return;
    while (this.#frames.length > place) this.close();
  }

  finish(): readonly TextNode[] {
    this.closeWhile(() => true);
    return this.top.content;
  }

  /** Lets the sections whose ends come before a place go on after it. */
  keepOpen(ends: readonly number[]): void {
    for (const frame of this.#frames) if (frame.start && ends.includes(frame.start.pos)) frame.isOpen = true;
  }
}

interface Change {
  /** The heading's section, or the paragraph. */
  readonly at: number;
  /** Null for a paragraph. */
  readonly level: number | null;
  readonly section: (heading: TextNode) => TextNode;
  readonly headingOf: (paragraph: TextNode) => TextNode;
  readonly paragraphOf: (heading: TextNode) => TextNode;
}

/** The content of a text or box after one of its headings or paragraphs got another level. */
export function withLevel(container: TextNode, from: number, change: Change): readonly TextNode[] {
  const pieces = piecesOf(container, from, topLevel - 1);
  const sections = new Sections();
  let ends: number[] = [];
  let shift = 0;
  let shiftsUntil: number | null = null;
  const settle = () => {
    for (const end of ends) sections.end(end);
    ends = [];
  };
  const begin = (start: Start, wanted: number) => {
    sections.keepOpen(ends);
    ends = [];
    sections.closeWhile(({ level }) => level >= wanted);
    const level = Math.min(wanted, sections.top.level + 1, deepestLevel);
    shift = level - start.level;
    sections.open({ ...start, level }, true);
  };
  for (const piece of pieces) {
    const isChanged = piece.kind !== 'end' && piece.pos === change.at;
    if (piece.kind === 'end') {
      if (piece.start === shiftsUntil) shiftsUntil = null;
      if (piece.start !== change.at) ends.push(piece.start);
    } else if (isChanged && piece.kind === 'block' && change.level !== null) {
      const heading = change.headingOf(piece.node);
      begin(
        { kind: 'start', section: change.section(heading), heading, level: change.level, pos: piece.pos },
        change.level,
      );
    } else if (isChanged && piece.kind === 'start' && change.level !== null) {
      shiftsUntil = piece.pos;
      begin(piece, change.level);
    } else if (isChanged && piece.kind === 'start' && piece.heading !== null) {
      sections.keepOpen(ends);
      ends = [];
      sections.top.content.push(change.paragraphOf(piece.heading));
    } else if (piece.kind === 'start') {
      const level =
        shiftsUntil === null || piece.heading === null ? piece.level : Math.min(piece.level + shift, deepestLevel);
      settle();
      sections.closeWhile((frame) => frame.isOpen && frame.level >= level);
      sections.open({ ...piece, level }, false);
    } else {
      settle();
      sections.top.content.push(piece.node);
    }
  }
  settle();
  return sections.finish();
}
