import pino from 'pino';
import * as t from '../../messages/cli.ts';
import { AppError, StartError } from '../errors.ts';
import { readConfig } from '../config.ts';
import { loggedError } from '../logged-error.ts';
import { openParts } from '../open-parts.ts';
import { sandboxedInspector } from '../ports/inspection/sandboxed-inspector.ts';
import { backupCommand } from './backup-command.ts';
import { CommandError, type Command, type FirstCommand, type LoneCommand } from './command.ts';
import { checkAuditLogCommand } from './check-audit-log-command.ts';
import { createAdministratorCommand } from './create-administrator-command.ts';
import { dkimKeyCommand } from './dkim-key-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { importCommand } from './import-command.ts';
import { importRetractionsCommand } from './import-retractions-command.ts';
import { importInstitutionsCommand } from './import-institutions-command.ts';
import { listAccountsCommand } from './list-accounts-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { readBounceCommand } from './read-bounce-command.ts';
import { resetPasswordCommand } from './reset-password-command.ts';
import { restoreCommand } from './restore-command.ts';

const commands: readonly (Command | FirstCommand | LoneCommand)[] = [
  createAdministratorCommand,
  listAccountsCommand,
  resetPasswordCommand,
  importCommand,
  importInstitutionsCommand,
  importRetractionsCommand,
  checkAuditLogCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  doctorCommand,
  readBounceCommand,
  dkimKeyCommand,
];

/** The help for commands that start with the first of these words, or for all. */
function usage([first]: readonly string[]): string {
  const named = commands.filter((command) => command.words[0] === first);
  const told = (named.length > 0 ? named : commands).map((command) => `  ${command.usage}\n      ${command.summary()}`);
  return t.usage({ commands: told.join('\n') });
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function run(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
    (words.length === 0 ? process.stderr : process.stdout).write(usage(words));
    return words.length === 0 ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.words.every((word, index) => words[index] === word));
  if (!command) {
    process.stderr.write(usage(words));
    return 2;
  }
  const rest = words.slice(command.words.length);
  if ('parseAlone' in command) return command.parseAlone(rest)(print);
  if ('parseFirst' in command) return command.parseFirst(rest)(readConfig(), print);
  const work = command.parse(rest);
  const config = readConfig();
  const parts = await openParts(config, {
    log: pino({ level: 'warn', serializers: { err: loggedError } }),
    report: () => {},
    role: 'command',
    inspection: sandboxedInspector(),
    now: () => new Date(),
  });
  try {
    return await work(parts.contextFor({ kind: 'system', task: `command-${command.words.join('-')}` }), print, parts);
  } finally {
    await parts.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // What the system refuses (a folder, a file, a server that is away) says enough in its message.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isExpected =
    isOfSystem || error instanceof CommandError || error instanceof StartError || error instanceof AppError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = error instanceof CommandError ? 2 : 1;
}
