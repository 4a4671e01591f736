import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import { fileSlots } from '../../../../contracts/constants.ts';

type Contents = Pick<
  ManuscriptVersion,
  'articleTitle' | 'articleAbstract' | 'articleKeywords' | 'articleAuthors' | 'files'
>;

const fileIn = ({ files }: Contents, slot: number) => files.find((file) => file.slot === slot);

/** A file is another one when its address is: a replaced file never keeps it. */
const changedFiles = (older: Contents, newer: Contents): string[] =>
  fileSlots.flatMap((label, slot) => {
    const [before, after] = [fileIn(older, slot), fileIn(newer, slot)];
    if (before?.url === after?.url) return [];
    if (!before) return `${label} added`;
    return after ? `${label} replaced` : `${label} removed`;
  });

/** What a version has that the one before it had not, in words; empty where both are alike. */
export function versionChanges(older: Contents, newer: Contents): string[] {
  const differs = (field: keyof Contents) => JSON.stringify(older[field]) !== JSON.stringify(newer[field]);
  return [
    ...(differs('articleTitle') ? ['Title changed'] : []),
    ...(differs('articleAbstract') ? ['Abstract changed'] : []),
    ...(differs('articleKeywords') ? ['Keywords changed'] : []),
    ...(differs('articleAuthors') ? ['Authors changed'] : []),
    ...changedFiles(older, newer),
  ];
}
