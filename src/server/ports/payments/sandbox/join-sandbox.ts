import { AppError } from '../../../errors.ts';
import { cardForm, type PayerRefusal } from './payer-api.ts';
import type { PayerDesk } from './payer-desk.ts';
import type { SandboxAddress } from './start-sandbox.ts';

type Told<T> = { readonly given: T } | { readonly refused: PayerRefusal };

const patience = 10_000;

/** The card form of the sandbox in another process of ours: a payment here counts for all of them. */
export function joinSandbox({ host, port, secretKey }: SandboxAddress): PayerDesk {
  async function ask<T>(path: string, form: Record<string, string> | null): Promise<T> {
    const answer = await fetch(`http://${host}:${port}${path}`, {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(patience),
      ...(form === null ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (!answer.ok) throw new Error(`The payment sandbox answered ${answer.status}`);
    // Both ends are this product's, and of one start.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const told = (await answer.json()) as Told<T>;
    if ('given' in told) return told.given;
    const { code, detail, fields } = told.refused;
    throw new AppError(code, detail, fields ?? undefined);
  }
  return {
    session: (sessionId) => ask(cardForm(sessionId), null),
    pay: (sessionId, cardNumber) => ask(`${cardForm(sessionId)}/pay`, { cardNumber }),
    confirm: (sessionId) => ask(`${cardForm(sessionId)}/confirm`, {}),
  };
}
