import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limitRules, type LimitRule } from '../../../contracts/call.ts';
import type { CallLimits, Counted } from './call-limits.ts';
import { rules } from './limit-rules.ts';

interface Counter {
  readonly limiter: RateLimiterPostgres;
  readonly keysOf: (counted: Counted) => readonly string[];
}

/** Counts in the database, so that all processes count together; while it is away, each for itself. */
function counterOf(
  pool: Pool,
  name: string,
  { calls, minutes }: { calls: number; minutes: number },
): RateLimiterPostgres {
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

function countersOf(pool: Pool, rule: LimitRule): Counter[] {
  const { network, account } = rules[rule];
  const byNetwork = {
    limiter: counterOf(pool, `${rule}:network`, network),
    keysOf: (counted: Counted) => [counted.network],
  };
  if (!account) return [byNetwork];
  return [
    byNetwork,
    { limiter: counterOf(pool, `${rule}:account`, account), keysOf: (counted: Counted) => counted.accounts },
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
      const waits = await Promise.all(
        (counters.get(rule) ?? []).flatMap((counter) => counter.keysOf(counted).map((key) => consume(counter, key))),
      );
      const longest = Math.max(0, ...waits.map((wait) => wait ?? 0));
      return longest > 0 ? longest : null;
    },
    giveBack: async (rule, counted) => {
      for (const { limiter, keysOf } of counters.get(rule) ?? [])
        for (const key of keysOf(counted)) await limiter.reward(key);
    },
  };
}
