import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limitRules, type LimitRule } from '../../../contracts/call.ts';
import type { CallLimits, Counted } from './call-limits.ts';
import { rules, type Allowance } from './limit-rules.ts';

interface Counter {
  readonly limiter: RateLimiterPostgres;
  readonly keysOf: (counted: Counted) => readonly string[];
}

/** Counts in the database, so that all processes count together; while it is away, each for itself. */
function counterOf(pool: Pool, name: string, { calls, minutes }: Allowance): RateLimiterPostgres {
  const options = { keyPrefix: name, points: calls, duration: minutes * 60 };
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'call_counts',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** In the order in which they are asked. */
function countersOf(pool: Pool, rule: LimitRule): Counter[][] {
  const { network, account, accountFromNear } = rules[rule];
  const counter = (kind: string, allowance: Allowance, keysOf: Counter['keysOf']) => ({
    limiter: counterOf(pool, `${rule}:${kind}`, allowance),
    keysOf,
  });
  const near = ({ accounts, widerNetwork }: Counted) => accounts.map((name) => `${widerNetwork} ${name}`);
  return [
    accountFromNear ? [counter('account-from-near', accountFromNear, near)] : [],
    [
      counter('network', network, (counted) => [counted.network]),
      ...(account ? [counter('account', account, (counted) => counted.accounts)] : []),
    ],
  ];
}

/** The seconds to wait, or null where the call was counted and may go on. */
async function consume({ limiter }: Counter, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** The limits of all rules, counted in PostgreSQL. */
export function postgresLimits(pool: Pool): CallLimits {
  const counters = new Map(limitRules.map((rule) => [rule, countersOf(pool, rule)]));
  return {
    take: async (rule, counted) => {
      for (const asked of counters.get(rule) ?? []) {
        const waits = await Promise.all(
          asked.flatMap((counter) => counter.keysOf(counted).map((key) => consume(counter, key))),
        );
        const longest = Math.max(0, ...waits.map((wait) => wait ?? 0));
        // Who is stopped near by is not counted against those elsewhere.
        if (longest > 0) return longest;
      }
      return null;
    },
    giveBack: async (rule, counted) => {
      for (const { limiter, keysOf } of (counters.get(rule) ?? []).flat())
        for (const key of keysOf(counted)) await limiter.reward(key);
    },
  };
}
