import type { Anchors } from './anchors.ts';
import type { RenderInline } from './inline-rules.ts';
import type { ContentsEntry } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';
import type { XmlElement } from './xml-tree.ts';

/** What a block needs to write itself and what it holds. */
export interface BlockContext {
  readonly rules: BlockRules;
  readonly inline: RenderInline;
  readonly anchors: Anchors;
  readonly findPicture: FindPicture;
  /** Grows as sections are written. */
  readonly contents: ContentsEntry[];
  /** The level of the next heading. */
  readonly level: number;
}

export type BlockRule = (element: XmlElement, context: BlockContext) => string;
export type BlockRules = ReadonlyMap<string, BlockRule>;
