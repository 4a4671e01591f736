import { readKept, type KeptDraft } from './kept-draft.ts';

/** Which draft of whom. */
export interface DraftName {
  readonly userId: string;
  readonly awsId: string;
}

const prefix = 'colophon:draft:';
const keysOf = (userId: string) => `${prefix}${userId}:`;
const keyOf = ({ userId, awsId }: DraftName) => keysOf(userId) + awsId;

/** The name that stands in a key of the browser's store, if it is one of ours. */
export function nameInKey(key: string | null): DraftName | null {
  const [userId, awsId] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && awsId !== undefined ? { userId, awsId } : null;
}

/** A draft that this browser has kept; null when it has none, or what stands there cannot be read. */
export function readLocal(name: DraftName): KeptDraft | null {
  try {
    return readKept(localStorage.getItem(keyOf(name)));
  } catch {
    return null;
  }
}

/** Keeps a draft in the browser; false where it has no room for it. */
export function writeLocal(name: DraftName, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft in this browser. */
export const removeLocal = (name: DraftName): void => localStorage.removeItem(keyOf(name));

/** Every draft of a person that this browser has kept. */
export function listLocal(userId: string): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keysOf(userId)));
  return keys.flatMap((key) => readLocal({ userId, awsId: key.slice(keysOf(userId).length) }) ?? []);
}
