import {
  plainText,
  textOfBlock,
  type Block,
  type Inline,
  type Table,
} from '../../typesetter/sandboxed/pandoc-document.ts';
import { captionOf } from './captions.ts';
import { captioned, floating, joinedFloats, type Candidate, type Formula, type Part } from './floats.ts';
import { picturesIn, trimmed, withoutPictures, wordsOf } from './inlines.ts';

const cellsOf = ([, , , [, head], bodies, [, foot]]: Table): (readonly Block[])[] =>
  [...head, ...bodies.flatMap(([, , headRows, rows]) => [...headRows, ...rows]), ...foot].flatMap(([, cells]) =>
    cells.map((cell) => cell[4]),
  );

const mathIn = (inlines: readonly Inline[]) =>
  inlines.flatMap((inline) =>
    inline.t === 'Math' ? [{ isDisplay: inline.c[0].t === 'DisplayMath', tex: inline.c[1] }] : [],
  );

const equationNumber = /^[([]\s*([A-Z]{0,2}\.?\p{Nd}+(?:[.–-]\p{Nd}+)*[a-z]?)\s*[)\]]$/u;
/** Where Word keeps the number within the equation. */
const numberInside = /\\#\s*(?:\\left)?\s*\(\s*(?:\\text\{)?([\w.-]+)\}?\s*(?:\\right)?\s*\)/u;

/** A single line needs no table around it. */
function withoutFrame(tex: string): string {
  const inside =
    /^\s*\\begin\{(?:array\}\{\w\}|matrix\}|aligned\})([\s\S]*)\\end\{(?:array|matrix|aligned)\}\s*$/u.exec(tex)?.[1];
  return inside === undefined || /\\\\|&|\\begin/u.test(inside) ? tex : inside;
}

/** A line that holds nothing but an equation and its number. */
function formulaOf(inlines: readonly Inline[]): Formula | null {
  const math = mathIn(inlines);
  if (math.length === 0) return null;
  const words = plainText(inlines.filter(({ t }) => t !== 'Math')).trim();
  const number = equationNumber.exec(words)?.[1];
  const isAlone = words === '' || /^[.,;]$/u.test(words);
  if (number === undefined && !isAlone) return null;
  if (number === undefined && math.length > 1 && !math.every(({ isDisplay }) => isDisplay)) return null;
  const within = math.map(({ tex }) => numberInside.exec(tex)?.[1]).find((found) => found !== undefined);
  const label = number ?? within;
  return {
    t: 'Formula',
    label: label === undefined ? null : `(${label})`,
    tex: math.map(({ tex }) => withoutFrame(tex.replace(numberInside, ''))),
  };
}

/** Paragraphs hold equations that have a line of their own: words, equation, words. */
function paragraphParts(inlines: readonly Inline[]): Part[] {
  const formula = formulaOf(inlines);
  if (formula !== null) return [formula];
  const parts: Part[] = [];
  let run: Inline[] = [];
  const endRun = (): void => {
    const words = trimmed(run);
    if (words.length > 0) parts.push({ t: 'Para', c: words });
    run = [];
  };
  for (const inline of inlines) {
    if (inline.t !== 'Math' || inline.c[0].t !== 'DisplayMath') {
      run.push(inline);
      continue;
    }
    endRun();
    parts.push(...[formulaOf([inline])].filter((one) => one !== null));
  }
  endRun();
  return parts;
}

function fromParagraph(block: Block, inlines: readonly Inline[]): (Part | Candidate)[] {
  const pictures = picturesIn(inlines);
  const words = trimmed(withoutPictures(inlines));
  const caption = captionOf(words);
  if (pictures.length === 0)
    return caption === null ? paragraphParts(words) : [{ t: 'Candidate', block: { t: 'Para', c: words }, caption }];
  if (caption?.isCertain) return [floating('figure', { pictures, ...captioned(caption) })];
  return [...(block.t === 'Para' ? paragraphParts(words) : []), floating('figure', { pictures })];
}

/** Figures as tables, which is how some programs lay them out; equations, too. */
function fromTable(table: Table): (Part | Candidate)[] {
  const [, [, own], ...rest] = table;
  const cells = cellsOf(table);
  const inlines = cells.flat().flatMap((block) => wordsOf(block) ?? []);
  const pictures = picturesIn(inlines);
  const written = cells.flat().filter((block) => textOfBlock(block).trim() !== '');
  const [first, ...others] = own;
  const caption = first === undefined ? null : captionOf(wordsOf(first) ?? []);
  const captionParts = caption === null ? { caption: own } : captioned(caption, others);
  if (
    pictures.length > 0 &&
    written.every((block) => textOfBlock(block).length < 12 || captionOf(wordsOf(block) ?? []))
  ) {
    const inCells = written.flatMap((block) => captionOf(wordsOf(block) ?? []) ?? []).at(0);
    return [floating('figure', { pictures, ...(inCells ? captioned(inCells) : captionParts) })];
  }
  if (cells.length <= 3 && pictures.length === 0) {
    const formula = formulaOf(
      cells.flatMap((cell) => cell.flatMap((block) => [...(wordsOf(block) ?? []), { t: 'Space' } as const])),
    );
    if (formula !== null) return [formula];
  }
  const bare: Table = [table[0], [null, []], ...rest];
  // Pandoc gives a caption to the next table, whatever it is a caption of.
  if (caption?.kind === 'figure' && first !== undefined)
    return [{ t: 'Candidate', block: first, caption }, floating('table', { tables: [bare] })];
  return [floating('table', { tables: [bare], ...captionParts })];
}

function fromFigure(own: readonly Block[], inside: readonly Block[]): (Part | Candidate)[] {
  const pictures = inside.flatMap((block) => picturesIn(wordsOf(block) ?? []));
  const tables = inside.flatMap((block) => (block.t === 'Table' ? [block.c] : []));
  const [first, ...others] = own;
  const caption = first === undefined ? null : captionOf(wordsOf(first) ?? []);
  const kind = caption?.kind ?? (tables.length > 0 ? 'table' : 'figure');
  const rest = inside.filter((block) => block.t !== 'Table' && picturesIn(wordsOf(block) ?? []).length === 0);
  return [floating(kind, { pictures, tables, ...(caption ? captioned(caption, others) : { caption: own }) }), ...rest];
}

function partsOf(block: Block): (Part | Candidate)[] {
  const inlines = wordsOf(block);
  if (inlines !== null) return fromParagraph(block, inlines);
  if (block.t === 'Table') return fromTable(block.c);
  if (block.t === 'Figure') return fromFigure(block.c[1][1], block.c[2]);
  if (block.t === 'Div') return block.c[1].flatMap(partsOf);
  return [block];
}

/** The blocks of a text with its figures, tables and equations as such. */
export const laidOut = (blocks: readonly Block[]): Part[] => joinedFloats(blocks.flatMap(partsOf));
