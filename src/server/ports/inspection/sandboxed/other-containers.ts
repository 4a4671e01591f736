import type { DocumentFault } from '../document-inspector.ts';
import type { StreamEntry } from './compound-file.ts';

/** How stored, of Windows Installer's packages and patches. */
const installers = new Set(['84100c0000000000c000000000000046', '86100c0000000000c000000000000046']);

const streamsOf: readonly (readonly [string, DocumentFault])[] = [
  ['EncryptedPackage', 'password'],
  ['Workbook', 'excel'],
  ['Book', 'excel'],
  ['PowerPoint Document', 'powerpoint'],
  ['__nameid_version1.0', 'message'],
];

/** The type of a compound file that is no Word document; null if unknown. */
export function faultOfContainer(streams: readonly StreamEntry[]): DocumentFault | null {
  const root = streams.find(({ kind }) => kind === 'root');
  if (root && installers.has(root.classId)) return 'installer';
  return streamsOf.find(([name]) => streams.some((stream) => stream.name === name))?.[1] ?? null;
}

/** Whether a compound file contains macros. */
export const holdsMacros = (streams: readonly StreamEntry[]): boolean =>
  streams.some(({ name }) => /^(_?VBA_PROJECT(_CUR)?|Macros)$/i.test(name));
