import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import { fileSlots } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/manuscripts.ts';

type Contents = Pick<
  ManuscriptVersion,
  'articleTitle' | 'articleAbstract' | 'articleKeywords' | 'articleAuthors' | 'statements' | 'files'
>;

const fileIn = ({ files }: Contents, slot: number) => files.find((file) => file.slot === slot);

/** A replaced file has another address. */
const changedFiles = (older: Contents, newer: Contents): string[] =>
  fileSlots.flatMap((label, slot) => {
    const [before, after] = [fileIn(older, slot), fileIn(newer, slot)];
    if (before?.url === after?.url) return [];
    if (!before) return t.fileAdded({ slot: label });
    return (after ? t.fileReplaced : t.fileRemoved)({ slot: label });
  });

/** What changed since the version before, in words; empty if both are the same. */
export function versionChanges(older: Contents, newer: Contents): string[] {
  const differs = (field: keyof Contents) => JSON.stringify(older[field]) !== JSON.stringify(newer[field]);
  return [
    ...(differs('articleTitle') ? [t.titleChanged()] : []),
    ...(differs('articleAbstract') ? [t.abstractChanged()] : []),
    ...(differs('articleKeywords') ? [t.keywordsChanged()] : []),
    ...(differs('articleAuthors') ? [t.authorsChanged()] : []),
    ...(differs('statements') ? [t.statementsChanged()] : []),
    ...changedFiles(older, newer),
  ];
}
