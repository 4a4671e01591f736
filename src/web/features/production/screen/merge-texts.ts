import { diff3Merge } from 'node-diff3';
import { ProductionReference, type ProductionText } from '../../../../contracts/production-values.ts';

/** A passage that two people changed in different ways. */
export interface Conflict {
  readonly mine: string;
  readonly theirs: string;
}

type Piece = string | Conflict;

/** Two texts joined; where both have changed the same passage, both are there. */
export interface MergedText {
  readonly body: readonly Piece[];
  /** References as JSON. */
  readonly references: readonly Piece[];
}

const blocks =
  'section|h[1-6]|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|blockquote|aside|pre|div';
const betweenBlocks = new RegExp(`(?<=</(?:${blocks})>)|(?=<(?:${blocks})[\\s>])`, 'gu');

const linesOf = (html: string) => html.split(betweenBlocks);
const textsOf = (references: readonly ProductionReference[]) => references.map((one) => JSON.stringify(one));

/** Neighbouring blocks that were changed one for one are decided one by one. */
function decide(mine: readonly string[], base: readonly string[], theirs: readonly string[], glue: string): Piece[] {
  if (mine.length !== base.length || theirs.length !== base.length)
    return [{ mine: mine.join(glue), theirs: theirs.join(glue) }];
  return base.map((line, at): Piece => {
    const [one = '', other = ''] = [mine[at], theirs[at]];
    if (one === line || one === other) return other;
    return other === line ? one : { mine: one, theirs: other };
  });
}

function mergeLines(mine: string[], base: string[], theirs: string[], glue: string): Piece[] {
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }): Piece[] => [
    ...(ok ? [ok.join(glue)] : []),
    ...(conflict ? decide(conflict.a, conflict.o, conflict.b, glue) : []),
  ]);
}

/** Joins what two people made of one text, block by block. */
export function mergeTexts(base: ProductionText, mine: ProductionText, theirs: ProductionText): MergedText {
  return {
    body: mergeLines(linesOf(mine.bodyHtml), linesOf(base.bodyHtml), linesOf(theirs.bodyHtml), ''),
    references: mergeLines(textsOf(mine.references), textsOf(base.references), textsOf(theirs.references), '\n'),
  };
}

const isConflict = (piece: Piece): piece is Conflict => typeof piece !== 'string';

/** The passages that only a person can decide, in their order. */
export const conflictsOf = ({ body, references }: MergedText): Conflict[] =>
  [...body, ...references].filter(isConflict);

/** The joined text; `choices` says for each conflict whose version it takes. */
export function chosenText(merged: MergedText, choices: readonly ('mine' | 'theirs')[]): ProductionText {
  let next = 0;
  const chosen = (piece: Piece): string => {
    if (!isConflict(piece)) return piece;
    const choice = choices[next] ?? 'mine';
    next += 1;
    return piece[choice];
  };
  const bodyHtml = merged.body.map(chosen).join('');
  const lines = merged.references.map(chosen).join('\n').split('\n');
  const references = lines.filter((line) => line !== '').map((line) => ProductionReference.parse(JSON.parse(line)));
  return { bodyHtml, references };
}
