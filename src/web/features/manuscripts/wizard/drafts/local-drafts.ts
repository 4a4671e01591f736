import { localWork } from '../../../../drafts/local-work.ts';
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

export const { readLocal, writeLocal, removeLocal } = localWork({ keyOf, read: readKept });

/** Every draft of a person that this browser has kept. */
export function listLocal(userId: string): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keysOf(userId)));
  return keys.flatMap((key) => readLocal({ userId, awsId: key.slice(keysOf(userId).length) }) ?? []);
}
