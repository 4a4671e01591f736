import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where Debian's package epubcheck puts its program; its helper here needs a JDK. */
const program = '/usr/share/java/epubcheck.jar';
export const hasEpubcheck = existsSync(program) && existsSync('/usr/bin/javac');

/** What epubcheck finds wrong with the EPUBs of a folder, and how many it looked at. */
export async function epubFaults(folder: string): Promise<{ checked: number; faults: string[] }> {
  const helper = path.join(import.meta.dirname, 'CheckAll.java');
  const options = ['-XX:+UseSerialGC', '-cp', program, helper, folder];
  const { stdout } = await promisify(execFile)('java', options, { maxBuffer: 100_000_000 });
  // The program writes what it notes of each file between the lines of the helper.
  const lines = stdout.split('\n');
  const faults = lines.filter((line) => line.startsWith('FAULT '));
  return { checked: lines.filter((line) => line.startsWith('CHECKED ')).length, faults };
}
