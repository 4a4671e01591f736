import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { demoWord, type FromDemo } from './demo-messages.ts';

/** Makes the demo in a process that ends: what drawing it takes (some 200 MB) would stay with the one that serves. */
export async function makeDemo(config: Config, report: (step: string) => void): Promise<void> {
  // It ends soon: no need to save memory at the price of time, as the processes that serve do.
  const execArgv = [...process.execArgv, '--heap-growing-percent=0', '--max-semi-space-size=32'];
  const child = fork(process.argv[1] ?? '', [demoWord], { execArgv, serialization: 'advanced' });
  const heard: { failure: string | null } = { failure: null };
  child.on('message', (message: FromDemo) => {
    if (message.kind === 'step') report(message.text);
    else heard.failure = message.text;
  });
  // Of one that has ended already, its end tells.
  child.send(config, () => {});
  // What it has said comes before the line to it ends.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (child.exitCode === 0) return;
  const how = child.signalCode ?? `code ${child.exitCode}`;
  throw new StartError(heard.failure ?? `The demo was not made to its end: its process ended with ${how}`);
}
