import { isHarmless, isResultUnseen, isShown } from './field-instructions.ts';
import { followPlaces } from './instruction-places.ts';
import { attribute, plainText, valueAt, walkTags, type Tag } from './word-tags.ts';

interface Field {
  instruction: string;
  hasFieldsWithin: boolean;
  /** Where its pieces stand, each place once. */
  readonly places: Set<string | null>;
  /** Its instruction has ended. */
  isAsked: boolean;
  readonly marks: number[];
  readonly pieces: number[];
}

/** What becomes of the fields of a part, by the number of their marks and of the pieces of their instructions. */
interface Verdicts {
  readonly keptMarks: Set<number>;
  readonly keptPieces: Set<number>;
  readonly shownPieces: Set<number>;
  /** Where that begins and ends which nobody sees of a field that goes: its instruction, or all of it. */
  readonly hidden: Map<number, 1 | -1>;
}

const isMark = (tag: Tag) => tag.name === 'fldChar' && !tag.isEnd;
const isInstruction = ({ name }: Tag) => name === 'instrText' || name === 'delInstrText';

const isReadAlike = ({ places }: Field) => places.size < 2 && !places.has(null);

function judge(field: Field, verdicts: Verdicts): void {
  const { instruction, marks, pieces } = field;
  if (isHarmless(instruction, field.hasFieldsWithin) && isReadAlike(field)) {
    for (const mark of marks) verdicts.keptMarks.add(mark);
    for (const piece of pieces) verdicts.keptPieces.add(piece);
    if (isShown(instruction)) for (const piece of pieces) verdicts.shownPieces.add(piece);
  } else {
    const [begin = 0, separator = 0] = marks;
    const end = isResultUnseen(instruction) ? (marks.at(-1) ?? separator) : separator;
    verdicts.hidden.set(begin, 1).set(end, -1);
  }
}

/** Judges each field as one, over however many runs it is written. One that never ends keeps nothing but its result. */
function judgeFields(xml: string): Verdicts {
  const verdicts: Verdicts = {
    keptMarks: new Set(),
    keptPieces: new Set(),
    shownPieces: new Set(),
    hidden: new Map(),
  };
  const open: Field[] = [];
  const places = followPlaces(xml);
  let [marks, pieces] = [0, 0];
  let isPiece = false;
  const see = (type: string) => {
    const field = open.at(-1);
    if (type === 'begin') {
      if (field && !field.isAsked) field.hasFieldsWithin = true;
      open.push({
        instruction: '',
        hasFieldsWithin: false,
        places: new Set(),
        isAsked: false,
        marks: [marks],
        pieces: [],
      });
    } else if (field) {
      field.marks.push(marks);
      field.isAsked = true;
      if (type === 'end') judge(open.pop() ?? field, verdicts);
    }
    marks += 1;
  };
  walkTags(xml, {
    tag: (tag) => {
      if (isMark(tag)) see(valueAt(tag, 'fldCharType') ?? '');
      if (isInstruction(tag)) {
        isPiece = !tag.isEnd && !tag.isEmpty;
        const field = open.at(-1);
        if (isPiece && field && !field.isAsked) {
          field.pieces.push(pieces);
          field.places.add(places.of(tag));
        }
        if (!tag.isEnd) pieces += 1;
      }
      places.pass(tag);
    },
    text: (text) => {
      const field = open.at(-1);
      if (!field || field.isAsked) return;
      if (isPiece) field.instruction += plainText(text);
      // Word may take any but its own data for a part of the instruction.
      else if (text.trim() !== '' && places.inside !== 'fldData') field.places.add(null);
    },
  });
  return verdicts;
}

/** What is shown within the instruction of a field that goes would come to light without it. Bookmarks stay, for others lead there. */
const drawn =
  /^(br|cr|ptab|noBreakHyphen|softHyphen|drawing|pict|object|AlternateContent|oMath|oMathPara|sym|footnoteReference|endnoteReference)$/;

/** Of two, by prefixes of two makers, Word may read the other. */
const hasOneInstruction = ({ whole }: Tag) =>
  Array.from(whole.matchAll(attribute)).filter(([, , , name]) => name === 'instr').length < 2;

export interface FieldsOnTheWay {
  /** To be told each tag in order: whether it goes with what is in it, it alone, or stays. */
  pass(tag: Tag): 'goes' | 'goes alone' | 'stays';
  /** Of the text that comes now: a field's instruction stays, or is shown as well; `text` is any other. */
  readonly here: 'hidden' | 'instruction' | 'shown instruction' | 'text';
}

/** Follows the fields of a part while it is walked through. */
export function followFields(xml: string): FieldsOnTheWay {
  const { keptMarks, keptPieces, shownPieces, hidden } = judgeFields(xml);
  let [marks, pieces, depth] = [0, 0, 0];
  let piece: number | null = null;
  const simple: { isKept: boolean; isUnseen: boolean }[] = [];
  const passSimple = (tag: Tag) => {
    const instruction = tag.isEnd ? '' : (valueAt(tag, 'instr') ?? '');
    const field = tag.isEnd
      ? (simple.pop() ?? { isKept: true, isUnseen: false })
      : { isKept: isHarmless(instruction, false) && hasOneInstruction(tag), isUnseen: isResultUnseen(instruction) };
    if (!tag.isEnd && !tag.isEmpty) simple.push(field);
    if (field.isUnseen && !tag.isEmpty) depth += tag.isEnd ? -1 : 1;
    return field.isKept ? 'stays' : 'goes alone';
  };
  return {
    pass(tag) {
      if (isInstruction(tag)) {
        piece = tag.isEnd || tag.isEmpty ? null : pieces;
        if (tag.isEnd) return 'stays';
        pieces += 1;
        return depth > 0 || !keptPieces.has(pieces - 1) ? 'goes' : 'stays';
      }
      if (tag.name === 'fldSimple') return passSimple(tag);
      if (isMark(tag)) {
        depth += hidden.get(marks) ?? 0;
        marks += 1;
        return depth === 0 && keptMarks.has(marks - 1) ? 'stays' : 'goes';
      }
      return depth > 0 && !tag.isEnd && drawn.test(tag.name) ? 'goes' : 'stays';
    },
    get here() {
      if (depth > 0) return 'hidden';
      if (piece === null) return 'text';
      if (shownPieces.has(piece)) return 'shown instruction';
      return keptPieces.has(piece) ? 'instruction' : 'hidden';
    },
  };
}
