import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atTheEnd } from '../at-the-end.ts';

/** Leads the log of a product that starts now into a file; its lines are to be read as whoever runs the product reads them. */
export function writeLogTo() {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-log-'));
  const file = path.join(folder, 'log');
  const usual = process.stdout.fd;
  // The logger takes the number of the standard output when it is made.
  Object.defineProperty(process.stdout, 'fd', { value: openSync(file, 'a'), configurable: true });
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const isOpen = () => void Object.defineProperty(process.stdout, 'fd', { value: usual, configurable: true });
  return { file, isOpen };
}
