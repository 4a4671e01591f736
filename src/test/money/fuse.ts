import type { Context } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { AppError } from '../../server/errors.ts';
import type { PaymentProvider } from '../../server/ports/payments/payment-provider.ts';

/** The server is killed before its so-maniest step, or one call of the provider is cut off, before or after it was done. */
export interface Fault {
  readonly kind: 'killed' | 'cut';
  readonly at: number;
}

/** What every step of a server that is dead comes to. */
export class Killed extends Error {}

/** Counts steps and fails at the chosen one; a killed server takes no further step, not even to clean up. */
export function fuseOf(fault: Fault | null) {
  let steps = 0;
  return (place: 'database' | 'provider'): void => {
    if (fault === null || (fault.kind === 'cut' && place === 'database')) return;
    steps += 1;
    if (fault.kind === 'killed' && steps > fault.at) throw new Killed();
    if (fault.kind === 'cut' && steps === fault.at + 1) throw new AppError('unavailable', 'The line was cut.');
  };
}

type Fuse = ReturnType<typeof fuseOf>;

const statements = new Set<string | symbol>(['insert', 'update', 'delete', 'select', 'execute', '$count']);

/** A database whose every statement, commit and return from a commit is a step. */
function fusedDatabase(db: Database, fuse: Fuse): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return async (work: (tx: Database) => Promise<unknown>) => {
          fuse('database');
          const result = await target.transaction(async (tx) => {
            const worked = await work(fusedDatabase(tx, fuse));
            fuse('database');
            return worked;
          });
          fuse('database');
          return result;
        };
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        if (statements.has(name)) fuse('database');
        return Reflect.apply(member, target, given);
      };
    },
  });
}

/** A provider each of whose calls can be cut off before it is done, and after. */
function fusedProvider(provider: PaymentProvider, fuse: Fuse): PaymentProvider {
  const around = <I, O>(call: (given: I) => Promise<O>) =>
    async function fused(given: I): Promise<O> {
      fuse('provider');
      const answer = await call(given);
      fuse('provider');
      return answer;
    };
  return {
    ...provider,
    startHostedCheckout: around((request) => provider.startHostedCheckout(request)),
    startEmbeddedCheckout: around((request) => provider.startEmbeddedCheckout(request)),
    endCheckout: around((sessionId) => provider.endCheckout(sessionId)),
    fetchCheckout: around((sessionId) => provider.fetchCheckout(sessionId)),
    refund: around((request) => provider.refund(request)),
    fetchRefund: around((id) => provider.fetchRefund(id)),
    async *listCheckouts(since) {
      fuse('provider');
      for await (const checkout of provider.listCheckouts(since)) {
        yield checkout;
        fuse('provider');
      }
    },
    async *listRefundedPayments(since) {
      fuse('provider');
      yield* provider.listRefundedPayments(since);
    },
  };
}

/** The same context on a server with this fault. */
export function withFault(ctx: Context, fault: Fault | null): Context {
  if (fault === null) return ctx;
  const fuse = fuseOf(fault);
  return { ...ctx, db: fusedDatabase(ctx.db, fuse), payments: fusedProvider(ctx.payments, fuse) };
}
