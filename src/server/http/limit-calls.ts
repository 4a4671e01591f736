import type { Limit } from '../../contracts/call.ts';
import type { Actor } from '../context.ts';
import { TooManyRequests } from '../errors.ts';
import type { CallLimits, Counted } from '../ports/limits/call-limits.ts';
import { networkOf } from './network-of.ts';

interface Asked {
  readonly actor: Actor;
  readonly address: string;
  readonly body: unknown;
}

const textField = (body: unknown, name: string): string | null => {
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : null;
  return typeof value === 'string' && value !== '' ? value.trim().toLowerCase().slice(0, 200) : null;
};

function accountOf(limit: Limit, { actor, body }: Asked): string | null {
  if (limit.account === null) return null;
  if (limit.account === 'caller') return actor.kind === 'user' ? actor.userId : null;
  return textField(body, limit.account);
}

/** Carries out a limited call, or refuses it with the time to wait; what succeeds may not count, as its rule says. */
export async function withinLimit<T>(
  limits: CallLimits,
  limit: Limit | null,
  asked: Asked,
  run: () => Promise<T>,
): Promise<T> {
  if (limit === null) return run();
  const counted: Counted = { network: networkOf(asked.address), account: accountOf(limit, asked) };
  const seconds = await limits.take(limit.rule, counted);
  if (seconds !== null) throw new TooManyRequests(seconds);
  const result = await run();
  await limits.giveBack(limit.rule, counted);
  return result;
}
