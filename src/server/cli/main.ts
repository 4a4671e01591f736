import pino from 'pino';
import { AppError, StartError } from '../errors.ts';
import { readConfig } from '../config.ts';
import { loggedError } from '../logged-error.ts';
import { openParts } from '../open-parts.ts';
import { confinedInspector } from '../ports/inspection/confined-inspector.ts';
import { CommandError, type Command } from './command.ts';
import { checkRecordCommand } from './check-record-command.ts';
import { createAdministratorCommand } from './create-administrator-command.ts';
import { importCommand } from './import-command.ts';
import { listAccountsCommand } from './list-accounts-command.ts';
import { resetPasswordCommand } from './reset-password-command.ts';

const commands: readonly Command[] = [
  createAdministratorCommand,
  listAccountsCommand,
  resetPasswordCommand,
  importCommand,
  checkRecordCommand,
];

const usage = () =>
  `Usage: npm run colophon -- COMMAND\n\n${commands.map((command) => `  ${command.usage}\n      ${command.summary}`).join('\n')}\n`;

async function run(words: string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.words.every((word, index) => words[index] === word));
  if (!command) {
    process.stderr.write(usage());
    return 2;
  }
  const work = command.parse(words.slice(command.words.length));
  const config = readConfig();
  const parts = await openParts(config, {
    log: pino({ level: 'warn', serializers: { err: loggedError } }),
    report: () => {},
    role: 'command',
    inspection: confinedInspector(),
    now: () => new Date(),
  });
  try {
    return await work(parts.contextFor({ kind: 'system', task: command.words.join(' ') }), (line) =>
      process.stdout.write(`${line}\n`),
    );
  } finally {
    await parts.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof StartError || error instanceof AppError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = error instanceof CommandError ? 2 : 1;
}
