import type { ChildProcess } from 'node:child_process';
import { unshownKinds } from '../../../contracts/constants.ts';
import { inTurn, ownTurns, theSite, type Holder, type Turns } from '../machine/turns.ts';
import { confinedProcess } from './confined-process.ts';
import { conversation, type Said } from './conversation.ts';
import type {
  ConfinedTask,
  DocumentBytes,
  DocumentInspector,
  DocumentKind,
  Passage,
  TakePiece,
} from './document-inspector.ts';
import { isLook, limitsOf, mostMade, mostText } from './task-limits.ts';
import { watchOwnMemory } from './watch-own-memory.ts';

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
}

const patient: Limits = { patience: 30_000 };

class TooMuch extends Error {}

/** Counts what comes, and ends it above a limit. */
function counted(most: number): (length: number) => void {
  let sum = 0;
  return (length) => {
    sum += length;
    if (sum > most) throw new TooMuch();
  };
}

/** What the process says is as little trusted as the document. */
const isPassage = ({ place, page, text }: Record<keyof Passage, unknown>) =>
  (place === 'text' || place === 'property' || place === 'beside' || place === 'target' || place === 'picture') &&
  (page === null || Number.isSafeInteger(page)) &&
  typeof text === 'string';

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

const nothing: Said = { onPiece: () => Promise.resolve(), onPassages: () => {} };

/**
 * Does each task in a fresh process of its own, one at a time for an account. What takes long waits for what takes long, and
 * holds up no upload.
 */
export function confinedInspector(
  { patience: lookingPatience }: Limits = patient,
  turns: Turns = ownTurns(),
): DocumentInspector {
  const running = new Set<ChildProcess>();
  const run = (task: ConfinedTask, { kind, document }: Document, said: Said, holder: Holder) => {
    const work = async () => {
      const limits = limitsOf(task, kind, document.size, lookingPatience);
      const child = confinedProcess(limits.process);
      running.add(child);
      const drop = () => void child.kill('SIGKILL');
      holder.givenUp?.addEventListener('abort', drop);
      const impatience = setTimeout(() => child.kill('SIGKILL'), limits.patience);
      const memory = watchOwnMemory(child.pid, limits.memory, () => child.kill('SIGKILL'));
      try {
        const verdict = await conversation(child, { task, kind, document }, said);
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
    return inTurn(turns, isLook(task) ? 'inspection' : 'document-work', work, holder);
  };
  const collect = async (task: ConfinedTask, work: Document, holder: Holder) => {
    const { passages, onPassages } = passageCollector();
    return (await run(task, work, { ...nothing, onPassages }, holder)) ?? passages;
  };
  const inspectorFor = (holder: Holder): DocumentInspector => ({
    inspect: (kind, document) => run('inspect', { kind, document }, nothing, holder),
    clean: (kind, document, take: TakePiece) => {
      const count = counted(mostMade(document.size));
      const onPiece = (piece: Uint8Array) => {
        count(piece.length);
        return take(piece);
      };
      return run('clean', { kind, document }, { ...nothing, onPiece }, holder);
    },
    read: (kind, document) => collect('read', { kind, document }, holder),
    listPictures: async (document) => {
      const found = await collect('list-pictures', { kind: 'docx', document }, holder);
      if (typeof found === 'string') return found;
      return found.flatMap(({ text }) => unshownKinds.find((kind) => kind === text) ?? []);
    },
    onBehalfOf: inspectorFor,
    close: async () => void (await Promise.all([...running].map(ended))),
  });
  return inspectorFor(theSite);
}
