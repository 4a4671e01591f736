import path from 'node:path';
import * as t from '../../messages/cli.ts';
import { readSoundConfig, type Config } from '../config.ts';
import { runningPostgres } from '../db/embedded/run-postgres.ts';
import { CommandError, readWords, type LoneCommand } from './command.ts';
import { runChecks, type Check, type CheckedThing } from './doctor/check.ts';
import { databaseChecks } from './doctor/database-checks.ts';
import { openFacts } from './doctor/facts-store.ts';
import { textsOf } from './doctor/ground.ts';
import { machineChecks } from './doctor/machine-checks.ts';
import { mailChecks } from './doctor/mail-checks.ts';
import { roomChecks } from './doctor/room-checks.ts';
import { settingsChecks } from './doctor/settings-checks.ts';
import { siteChecks } from './doctor/site-checks.ts';
import { workChecks } from './doctor/work-checks.ts';

/** All that the doctor looks at, in the order in which it tells. */
export const allChecks: readonly Check[] = [
  ...settingsChecks,
  ...machineChecks,
  ...databaseChecks,
  ...roomChecks,
  ...siteChecks,
  ...mailChecks,
  ...workChecks,
];

/** The configured database, or the built-in one where it runs: it is not started for this. */
function databaseOf({ databaseUrl, dataDir }: Config): string | null {
  if (databaseUrl !== null) return databaseUrl;
  const running = runningPostgres(path.join(dataDir, 'postgres'));
  if (running === null) return null;
  const url = new URL(running);
  url.pathname = '/colophon';
  return url.href;
}

const marks = { ok: 'ok   ', warn: 'WARN ', fault: 'FAULT' } as const;

function tell(checked: readonly CheckedThing[], print: (line: string) => void): void {
  const width = Math.max(...checked.map(({ name }) => name.length));
  for (const { state, name, found, todo } of checked) {
    print(`${marks[state]}  ${name.padEnd(width)}  ${found}`);
    if (todo !== null) print(`${' '.repeat(width + 9)}→ ${todo}`);
  }
  const countOf = (state: string) => checked.filter((one) => one.state === state).length;
  print('');
  print(
    t.doctorTotals({ checks: checked.length, ok: countOf('ok'), warnings: countOf('warn'), faults: countOf('fault') }),
  );
}

/** Looks at everything with these settings. */
export async function examine(environment?: NodeJS.ProcessEnv): Promise<CheckedThing[]> {
  const { config, faults, wrong } = readSoundConfig(environment);
  const facts = openFacts(databaseOf(config), t.builtInDatabaseOff());
  try {
    return await runChecks(allChecks, { config, faults, wrongSettings: wrong, facts, textsOf });
  } finally {
    await facts.close();
  }
}

export const doctorCommand: LoneCommand = {
  words: ['doctor'],
  usage: 'doctor [--json]',
  summary: t.doctorSummary,
  parseAlone(words) {
    const { flags, rest } = readWords(words, [], ['json']);
    if (rest.length > 0) throw new CommandError(t.unknownWords({ words: rest.join(' ') }));
    return async (print) => {
      const checked = await examine();
      if (flags.has('json')) print(JSON.stringify({ checks: checked }, null, 2));
      else tell(checked, print);
      return checked.some(({ state }) => state === 'fault') ? 1 : 0;
    };
  },
};
