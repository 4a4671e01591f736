import type { Limit } from '../../contracts/call.ts';
import type { Actor } from '../context.ts';
import { isRefusal, TooManyRequests } from '../errors.ts';
import type { CallLimits } from '../ports/limits/call-limits.ts';
import { rules } from '../ports/limits/limit-rules.ts';
import { widerNetworkOf, networkOf } from './network-of.ts';

interface Asked {
  readonly actor: Actor;
  readonly address: string;
  readonly params: unknown;
  readonly body: unknown;
}

const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Object.entries(fields).find(([key]) => key === name)?.[1] : null;

const textField = (fields: unknown, name: string): string | null => {
  const value = fieldOf(fields, name);
  return typeof value === 'string' && value !== '' ? value.trim().toLowerCase().slice(0, 200) : null;
};

function accountsOf({ account }: Limit, { actor, params, body }: Asked): string[] {
  const named = account === null ? [] : [account].flat();
  const callerId = actor.kind === 'user' ? actor.userId : null;
  return named
    .map((name) => (name === 'caller' ? callerId : (textField(body, name) ?? textField(params, name))))
    .filter((found) => found !== null);
}

const isExempt = ({ exceptOwnAddress = false }: Limit, { actor, body }: Asked): boolean =>
  exceptOwnAddress && actor.kind === 'user' && textField(body, 'email') === actor.email;

const needsPassword = (error: unknown): boolean => isRefusal(error, 'password-needed');

/** Carries out a limited call, or refuses it with the time to wait; what succeeds may not count, as its rule says. */
export async function withinLimit<T>(
  limits: CallLimits,
  limit: Limit | readonly Limit[] | null,
  asked: Asked,
  run: () => Promise<T>,
): Promise<T> {
  const from = { network: networkOf(asked.address), widerNetwork: widerNetworkOf(asked.address) };
  const taken = (limit === null ? [] : [limit].flat())
    .filter((one) => !isExempt(one, asked))
    .map((one) => ({ rule: one.rule, sentTo: one.sentTo, counted: { ...from, accounts: accountsOf(one, asked) } }));
  const giveBack = async (calls: typeof taken) => {
    for (const { rule, counted } of calls) await limits.giveBack(rule, counted);
  };
  for (const [index, { rule, counted }] of taken.entries()) {
    const seconds = await limits.take(rule, counted);
    if (seconds === null) continue;
    await giveBack(taken.slice(0, index));
    throw new TooManyRequests(seconds);
  }
  const result = await run().catch(async (error: unknown) => {
    // Not a guess: the caller has only learnt that the password is needed.
    if (needsPassword(error)) await giveBack(taken);
    throw error;
  });
  const sentNothing = ({ sentTo }: (typeof taken)[number]) => sentTo !== undefined && fieldOf(result, sentTo) === null;
  await giveBack(taken.filter((one) => rules[one.rule].countsFailuresOnly || sentNothing(one)));
  return result;
}
