import { fairLocks, type Locks } from '../workers/fair-locks.ts';
import type { DocumentConverter } from './document-converter.ts';
import { findProgram } from './find-program.ts';
import { noConverter } from './no-converter.ts';
import { officeConverter } from './office-converter.ts';

const patience = 60_000;

/** LibreOffice if it is on the search path, else a converter that does nothing. */
export function openConverter(searchPath: string, locks: Locks = fairLocks()): DocumentConverter {
  const program = findProgram('soffice', searchPath) ?? findProgram('libreoffice', searchPath);
  return program === null ? noConverter : officeConverter({ program, searchPath, patience }, locks);
}
