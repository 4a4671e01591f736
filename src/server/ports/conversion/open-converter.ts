import { ownTurns, type Turns } from '../machine/turns.ts';
import type { DocumentConverter } from './document-converter.ts';
import { findProgram } from './find-program.ts';
import { noConverter } from './no-converter.ts';
import { officeConverter } from './office-converter.ts';

const patience = 60_000;

/** LibreOffice where it is found on the search path, and nothing elsewhere. */
export function openConverter(searchPath: string, turns: Turns = ownTurns()): DocumentConverter {
  const program = findProgram('soffice', searchPath) ?? findProgram('libreoffice', searchPath);
  return program === null ? noConverter : officeConverter({ program, searchPath, patience }, turns);
}
