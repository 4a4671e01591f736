import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../project-folder.ts';
import { limitedCommand } from '../limited-command.ts';
import { confinedSources } from './confined-sources.ts';

const folder = inProject('src/server/ports/inspection/confined');

/** What the process may take. */
export interface ProcessLimits {
  /** Of data, in kilobytes. */
  readonly data: number;
  /** Of objects, in megabytes. */
  readonly objects: number;
  /** Of computing, in seconds, for when nobody is left to end it. */
  readonly computing: number;
}

/** Its own code and the readers' alone may be read, and nothing be written; without compiled code, memory can be counted. */
const confinement = (objects: number) => [
  '--permission',
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-read=${inProject('node_modules/*')}`,
  // Where packages lie behind a link, they are read by the name that they have there.
  `--allow-fs-read=${path.join(realpathSync(inProject('node_modules')), '*')}`,
  `--allow-fs-read=${inProject('package.json')}`,
  '--jitless',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${objects}`,
  '--single-threaded',
];

const addressOf = (file: string) => pathToFileURL(path.join(folder, file)).href;

/** The program of the process, as JavaScript. */
function readProgram() {
  const sources = Object.entries(confinedSources(folder)).map(([file, source]): [string, string] => [
    addressOf(file),
    source,
  ]);
  return { program: addressOf('main.ts'), sources: Object.fromEntries(sources) };
}

let program: ReturnType<typeof readProgram> | null = null;

/**
 * Starts a process that may read nothing, write nothing and start nothing, knows no setting of ours, and is ended by the
 * system when it takes too much memory, where the system can.
 */
export function confinedProcess({ data, objects, computing }: ProcessLimits): ChildProcess {
  const start = [process.execPath, ...confinement(objects), path.join(folder, 'start.mjs')] as const;
  const [command, ...words] = limitedCommand({ data, computing }, start);
  const child = spawn(command, words, {
    cwd: folder,
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  child.send((program ??= readProgram()), () => {});
  return child;
}
