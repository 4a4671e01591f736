import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../project-folder.ts';
import { limitedCommand } from '../limited-command.ts';
import type { SandboxedTask } from './document-inspector.ts';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/**
 * The files by name, as JavaScript, of the program that opens documents. The built server has the result in this function's
 * place (`scripts/server-build.mjs`): what takes types off would hold 30 MB of it from the first document on.
 */
function sandboxedSources(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.map((file): [string, string] => [
    file,
    stripTypeScriptTypes(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(sources);
}

const ports = inProject('src/server/ports');
const folder = path.join(ports, 'inspection/sandboxed');

/** What the process may take. */
export interface ProcessLimits {
  /** Of data, in kilobytes. */
  readonly data: number;
  /** Of objects, in megabytes. */
  readonly objects: number;
  /** CPU time in seconds, in case no parent process is left to end it. */
  readonly computing: number;
}

const readable = [
  path.join(ports, '*'),
  inProject('node_modules/*'),
  // Where node_modules is a link, its packages are read by their real names.
  path.join(realpathSync(inProject('node_modules')), '*'),
  inProject('package.json'),
];

/** The process may read its own code and packages, but not write or start processes. */
const confinement = (objects: number) => [
  '--permission',
  ...readable.map((name) => `--allow-fs-read=${name}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${objects}`,
];

/** Without compiled code, memory can be counted. */
const interpreted = ['--jitless', '--single-threaded'];

/** PDFium and pandoc are WebAssembly; what encodes pictures and Typst are add-ons. */
const programs = {
  inspect: { options: interpreted, file: path.join(folder, 'start.mjs') },
  read: { options: interpreted, file: path.join(folder, 'start.mjs') },
  'list-pictures': { options: interpreted, file: path.join(folder, 'start.mjs') },
  parse: { options: [], file: path.join(ports, 'pandoc/sandboxed/main.ts') },
  structure: {
    options: ['--allow-addons', '--disable-warning=SecurityWarning'],
    file: path.join(ports, 'structure/sandboxed/main.ts'),
  },
  print: {
    options: ['--allow-addons', '--disable-warning=SecurityWarning'],
    file: path.join(ports, 'typesetter/sandboxed/print-document.ts'),
  },
} as const;

const addressOf = (file: string) => pathToFileURL(path.join(folder, file)).href;

/** The program of the process, as JavaScript. */
function readProgram() {
  const sources = Object.entries(sandboxedSources(folder)).map(([file, source]): [string, string] => [
    addressOf(file),
    source,
  ]);
  return { program: addressOf('main.ts'), sources: Object.fromEntries(sources) };
}

let program: ReturnType<typeof readProgram> | null = null;

/**
 * Starts a process that may read only our program, and not write or start processes. It gets none of our settings. If
 * the system can limit memory, it ends a process that exceeds its limit.
 */
export function sandboxedProcess(task: SandboxedTask, { data, objects, computing }: ProcessLimits): ChildProcess {
  const { options, file } = programs[task];
  const start = [process.execPath, ...confinement(objects), ...options, file] as const;
  const [command, ...words] = limitedCommand({ data, computing }, start);
  const child = spawn(command, words, {
    cwd: folder,
    env: { UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  if (options === interpreted) child.send((program ??= readProgram()), () => {});
  return child;
}
