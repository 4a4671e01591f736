import { plainText, type Block, type Linked, type Table } from '../../typesetter/sandboxed/pandoc-document.ts';
import type { Caption, CaptionKind } from './captions.ts';

/** A figure or a table with its caption, or one of the two that waits for the other. */
export interface Float {
  readonly t: 'Float';
  readonly kind: CaptionKind;
  readonly label: string | null;
  readonly caption: readonly Block[];
  readonly pictures: readonly Linked[];
  readonly tables: readonly Table[];
  /** Words below a table. */
  readonly notes: readonly Block[];
}

/** An equation on a line of its own, with its number. */
export interface Formula {
  readonly t: 'Formula';
  readonly label: string | null;
  readonly tex: readonly string[];
}

/** A paragraph that may be a caption. */
export interface Candidate {
  readonly t: 'Candidate';
  readonly block: Block;
  readonly caption: Caption;
}

export type Part = Block | Float | Formula;

export const floating = (kind: CaptionKind, parts: Partial<Float>): Float => ({
  t: 'Float',
  kind,
  label: null,
  caption: [],
  pictures: [],
  tables: [],
  notes: [],
  ...parts,
});

export const captioned = (caption: Caption, more: readonly Block[] = []): Pick<Float, 'label' | 'caption'> => ({
  label: caption.label,
  caption: [...(caption.words.length === 0 ? [] : [{ t: 'Para', c: caption.words } as const]), ...more],
});

type Waiting = Part | Candidate;

const waits = (part: Waiting | undefined, kind: CaptionKind): boolean =>
  part?.t === 'Float' && part.label === null && part.caption.length === 0 && part.kind === kind;

/** How many pictures or tables without a caption come next: of pictures a whole row, of tables one, or a picture of it. */
function countWaiting(parts: readonly (Waiting | undefined)[], kind: CaptionKind): number {
  if (kind === 'table') return waits(parts[0], 'table') || waits(parts[0], 'figure') ? 1 : 0;
  const end = parts.findIndex((part) => !waits(part, kind));
  return end === -1 ? parts.length : end;
}

function merged(found: readonly Waiting[], caption: Caption): Float {
  const floats = found.filter((part) => part.t === 'Float');
  return floating(caption.kind, {
    pictures: floats.flatMap(({ pictures }) => pictures),
    tables: floats.flatMap(({ tables }) => tables),
    ...captioned(caption),
  });
}

const noteBelow = /^\s*(?:notes?\s*[.:]|\*|†|‡|§|sources?\s*[.:]|abbreviations?\s*[.:]|ملاحظ)/iu;
const longestNote = 800;

/** Adds a part; a note below a table belongs to it. */
function add(out: Waiting[], part: Part): void {
  const last = out.at(-1);
  const words = part.t === 'Para' ? plainText(part.c) : '';
  const isNote = part.t === 'Para' && words.length < longestNote && noteBelow.test(words);
  if (isNote && last?.t === 'Float' && last.tables.length > 0)
    out[out.length - 1] = { ...last, notes: [...last.notes, part] };
  else out.push(part);
}

/** Puts captions to their figures and tables. Figures have them below, and tables above, unless only the other fits. */
export function joinedFloats(parts: readonly Waiting[]): Part[] {
  const out: Waiting[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    if (part.t !== 'Candidate') {
      add(out, part);
      continue;
    }
    const { caption, block } = part;
    const before = countWaiting(out.toReversed(), caption.kind);
    const after = countWaiting(parts.slice(at + 1, at + 30), caption.kind);
    const isAbove = after > 0 && (caption.kind === 'table' || before === 0);
    if (isAbove) {
      out.push(merged(parts.slice(at + 1, at + 1 + after), caption));
      at += after;
    } else if (before > 0) out.push(merged(out.splice(-before), caption));
    else out.push(caption.isCertain ? floating(caption.kind, captioned(caption)) : block);
  }
  return out.filter((part) => part.t !== 'Candidate');
}
