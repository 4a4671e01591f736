import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitedCommand } from '../limited-command.ts';

const folder = path.join(import.meta.dirname, 'confined');
const root = path.resolve(import.meta.dirname, '../../../..');
const computing = 60;

/**
 * What the process may take, in kilobytes. It holds about 50 MB before it has seen the document; a PDF's reader reserves as
 * much as the document is long, and touches little of it.
 */
const dataFor = (size: number) => Math.max(90_000, 62_000 + Math.ceil(size / 1000));

/** Its own code and the readers' alone may be read, and nothing be written; without compiled code, memory can be counted. */
const confinement = [
  '--permission',
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-read=${path.join(root, 'node_modules/*')}`,
  `--allow-fs-read=${path.join(root, 'package.json')}`,
  '--jitless',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=64',
  '--single-threaded',
];

const addressOf = (file: string) => pathToFileURL(path.join(folder, file)).href;

/** The program of the process, as JavaScript. */
function readProgram() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file): [string, string] => [
    addressOf(file),
    stripTypeScriptTypes(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return { program: addressOf('main.ts'), sources: Object.fromEntries(sources) };
}

let program: ReturnType<typeof readProgram> | null = null;

/**
 * Starts a process that may read nothing, write nothing and start nothing, knows no setting of ours, and is ended by the
 * system when it takes too much memory, where the system can.
 */
export function confinedProcess(size: number): ChildProcess {
  const start = [process.execPath, ...confinement, path.join(folder, 'start.mjs')] as const;
  const [command, ...words] = limitedCommand({ data: dataFor(size), computing }, start);
  const child = spawn(command, words, {
    cwd: folder,
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  child.send((program ??= readProgram()), () => {});
  return child;
}
