import type { ChildProcess } from 'node:child_process';
import { unshownKinds } from '../../../contracts/constants.ts';
import { type DocumentConverter, ConversionError } from '../conversion/document-converter.ts';
import { noConverter } from '../conversion/no-converter.ts';
import { fairLocks, theSite, withLock, type Holder, type Locks } from '../workers/fair-locks.ts';
import {
  counted,
  TooMuch,
  upTo,
  type SandboxedTask,
  type DocumentBytes,
  type DocumentFault,
  type DocumentInspector,
  type DocumentKind,
  type Passage,
  type DocumentWish,
  type UnshownKind,
  type TakePiece,
} from './document-inspector.ts';
import { readStructured } from '../structure/structured-text.ts';
import { sandboxedProcess } from './sandboxed-process.ts';
import { conversation, type Said } from './conversation.ts';
import { isLook, limitsOf, mostDrawings, mostMade, mostParsed, mostText } from './task-limits.ts';
import { withTemporaryFile } from './temporary-file.ts';
import { watchOwnMemory } from './watch-own-memory.ts';
import { convertInto } from '../conversion/convert-into.ts';

/** Has LibreOffice convert a document of drawings to PDF. If it cannot, the print says that they cannot be shown. */
async function drawWithOffice(conversion: DocumentConverter, drawings: DocumentBytes, take: TakePiece): Promise<void> {
  if (!conversion.isAvailable || drawings.size === 0) return;
  try {
    const open = () => drawings.read({ start: 0, end: drawings.size - 1 });
    await convertInto(conversion, { open, name: 'drawings.docx' }, take);
  } catch (error) {
    if (!(error instanceof ConversionError || error instanceof TooMuch)) throw error;
  }
}

interface Limits {
  /** How long looking into one document may take, in milliseconds. */
  readonly patience: number;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });

interface Document {
  readonly kind: DocumentKind;
  readonly document: DocumentBytes;
  readonly wish?: DocumentWish;
  readonly drawingsAt?: number;
}

const patient: Limits = { patience: 30_000 };

/** What the process says is as little trusted as the document. */
const isPassage = ({ page, text }: Record<keyof Passage, unknown>) =>
  Number.isSafeInteger(page) && typeof text === 'string';

function passageCollector() {
  const passages: Passage[] = [];
  const count = counted(mostText);
  const onPassages = (more: readonly Passage[]) => {
    for (const passage of more.filter(isPassage)) {
      count(passage.text.length + 1);
      passages.push(passage);
    }
  };
  return { passages, onPassages };
}

const nothing: Said = { onPiece: async () => {}, onDrawings: async () => {}, onPassages: () => {} };

const drawnByOffice: readonly UnshownKind[] = ['EMF', 'WMF'];

const unshownKindsIn = (passages: readonly Passage[]): UnshownKind[] =>
  passages.flatMap(({ text }) => unshownKinds.find((kind) => kind === text) ?? []);

type Run = (task: SandboxedTask, document: Document, said: Said, holder: Holder) => Promise<DocumentFault | null>;

/** Runs each task in a new process, one at a time for an account. */
function runner({ patience }: Limits, locks: Locks): { readonly run: Run; readonly close: () => Promise<void> } {
  const running = new Set<ChildProcess>();
  const run: Run = (task, asked, said, holder) => {
    const work = async () => {
      const limits = limitsOf(task, asked.kind, asked.document.size, patience);
      const child = sandboxedProcess(task, limits.process);
      running.add(child);
      const drop = () => void child.kill('SIGKILL');
      holder.givenUp?.addEventListener('abort', drop);
      const impatience = setTimeout(() => child.kill('SIGKILL'), limits.patience);
      const memory = watchOwnMemory(child.pid, limits.memory, () => child.kill('SIGKILL'));
      try {
        const verdict = await conversation(child, { task, ...asked }, said);
        holder.givenUp?.throwIfAborted();
        return verdict;
      } catch (error) {
        if (error instanceof TooMuch) return 'too-complex';
        throw error;
      } finally {
        clearTimeout(impatience);
        memory.stop();
        holder.givenUp?.removeEventListener('abort', drop);
        await ended(child);
        running.delete(child);
      }
    };
    return withLock(locks, isLook(task) ? 'inspection' : 'document-work', work, holder);
  };
  return { run, close: async () => void (await Promise.all([...running].map(ended))) };
}

/** Runs each task in a process of its own. Long tasks have a queue of their own, so that they delay no upload. */
export function sandboxedInspector(limits: Limits = patient, locks: Locks = fairLocks()): DocumentInspector {
  const { run, close } = runner(limits, locks);
  const collect = async (task: SandboxedTask, work: Document, holder: Holder) => {
    const { passages, onPassages } = passageCollector();
    return (await run(task, work, { ...nothing, onPassages }, holder)) ?? passages;
  };
  /** Makes something of a Word document that pandoc reads first, and LibreOffice draws what only it can. */
  const makeOf = (
    document: DocumentBytes,
    wish: DocumentWish,
    task: 'print' | 'structure',
    said: Said,
    holder: Holder,
    conversion: DocumentConverter,
  ) =>
    withTemporaryFile(async (parsed) => {
      const kind = 'docx';
      const drawingsAt = await withTemporaryFile(async (drawings) => {
        const [onPiece, onDrawings] = [upTo(mostParsed, parsed.take), upTo(mostDrawings, drawings.take)];
        const fault = await run('parse', { kind, document, wish }, { ...nothing, onPiece, onDrawings }, holder);
        const { size } = parsed;
        if (fault === null)
          await drawWithOffice(conversion.onBehalfOf(holder), drawings, upTo(mostDrawings, parsed.take));
        return fault ?? size;
      });
      if (typeof drawingsAt === 'string') return drawingsAt;
      return run(task, { kind, document: parsed, wish, drawingsAt }, said, holder);
    });
  const inspectorFor = (holder: Holder, conversion: DocumentConverter): DocumentInspector => ({
    inspect: (kind, document) => run('inspect', { kind, document }, nothing, holder),
    print: async (kind, document, wish, take) => {
      const printing = { ...nothing, onPiece: upTo(mostMade, take) };
      if (kind === 'pdf') return run('print', { kind, document, wish }, printing, holder);
      return makeOf(document, wish, 'print', printing, holder, conversion);
    },
    structure: async (document, front) => {
      const made: Uint8Array[] = [];
      const onPiece = upTo(mostMade, async (piece) => void made.push(piece));
      const wish = { purpose: 'structure', front } as const;
      const fault = await makeOf(document, wish, 'structure', { ...nothing, onPiece }, holder, conversion);
      return fault ?? readStructured(Buffer.concat(made)) ?? 'damaged';
    },
    read: (document) => collect('read', { kind: 'pdf', document }, holder),
    listPictures: async (document) => {
      const found = await collect('list-pictures', { kind: 'docx', document }, holder);
      if (typeof found === 'string') return found;
      const shown = conversion.isAvailable ? drawnByOffice : [];
      return unshownKindsIn(found).filter((kind) => !shown.includes(kind));
    },
    onBehalfOf: (other) => inspectorFor(other, conversion),
    drawingWith: (other) => inspectorFor(holder, other),
    close,
  });
  return inspectorFor(theSite, noConverter);
}
