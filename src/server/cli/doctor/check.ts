import { setTimeout as wait } from 'node:timers/promises';
import * as t from '../../../messages/doctor.ts';
import { CannotLook } from './cannot-look.ts';
import type { Ground } from './ground.ts';

/** The result of a check, worded for the site's operator. */
export interface Finding {
  readonly state: 'ok' | 'warn' | 'fault';
  readonly found: string;
  /** What to do about it; null if all is well. */
  readonly todo: string | null;
}

export const ok = (found: string): Finding => ({ state: 'ok', found, todo: null });
export const warn = (found: string, todo: string): Finding => ({ state: 'warn', found, todo });
export const fault = (found: string, todo: string): Finding => ({ state: 'fault', found, todo });

/** One thing that is looked at. */
export interface Check {
  readonly name: string;
  /** The settings that it depends on: it is skipped if one of them is wrong. */
  readonly settings?: readonly string[];
  look(ground: Ground): Finding | Promise<Finding>;
}

export interface CheckedThing extends Finding {
  readonly name: string;
}

/** No check takes longer, in milliseconds. */
export const patience = 5000;

const wordsOf = (error: unknown): string => {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return told instanceof Error ? told.message : String(told);
};

async function lookWithin(check: Check, ground: Ground, within: number): Promise<Finding> {
  const wrong = check.settings?.filter((name) => ground.wrongSettings.has(name)) ?? [];
  if (wrong.length > 0) return warn(t.skippedSettings({ settings: wrong.join(', ') }), t.correctSettings());
  const ending = new AbortController();
  const late = wait(within, null, { signal: ending.signal }).then(
    () => fault(t.noAnswer({ seconds: within / 1000 }), t.checkLoad()),
    () => ok(''),
  );
  try {
    return await Promise.race([check.look(ground), late]);
  } catch (error) {
    return error instanceof CannotLook
      ? warn(t.skipped({ reason: error.message }), t.fixFirst())
      : fault(t.checkFailed({ reason: wordsOf(error) }), t.tellDevelopers());
  } finally {
    ending.abort();
  }
}

/** Runs all checks at once; none waits for another or stops it. */
export async function runChecks(checks: readonly Check[], ground: Ground, within = patience): Promise<CheckedThing[]> {
  return Promise.all(checks.map(async (check) => ({ name: check.name, ...(await lookWithin(check, ground, within)) })));
}
