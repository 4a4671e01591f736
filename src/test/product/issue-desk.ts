import { readFileSync } from 'node:fs';
import path from 'node:path';
import { issues, type FullIssue, type FullIssueChange, type NewFullIssue } from '../../contracts/issues.ts';
import { payments } from '../../contracts/payments.ts';
import { sandbox } from '../../contracts/sandbox.ts';
import { refusal, reply, send } from './client.ts';
import { aUser, type TestUser } from './factories.ts';
import { aNewIssue } from './issue-submission.ts';
import type { Product } from './start-product.ts';

/** An issue on sale, and what it was put on sale with. */
export interface OnSale {
  readonly body: NewFullIssue;
  readonly issue: FullIssue;
}

type SandboxPrices = Record<string, { lookupKey: string | null; isPutAway?: boolean; price: { amountMinor: number } }>;

/** An administrator of issues, with all that they can do, and how it looks to everybody else. */
export async function anIssueDesk(product: Product) {
  const administrator = await aUser(product, { isAdmin: true });
  /** What the screen sends: every field, some of them changed. */
  const changed = ({ body }: OnSale, changes: Partial<FullIssueChange>) => ({ ...body, version: 1, ...changes });
  const asked = (sold: OnSale, changes: Partial<FullIssueChange>) => ({
    params: { fullIssueId: sold.issue.id },
    body: changed(sold, changes),
  });
  return {
    administrator,
    changed,
    onSale: async (changes: Partial<NewFullIssue> = {}): Promise<OnSale> => {
      const body = await aNewIssue(product, administrator, changes);
      return { body, issue: (await reply(product, issues.create, { body }, administrator)).fullIssue };
    },
    change: (sold: OnSale, changes: Partial<FullIssueChange>, who = administrator) =>
      reply(product, issues.change, asked(sold, changes), who),
    refusedChange: (sold: OnSale, changes: Partial<FullIssueChange>, who = administrator) =>
      refusal(product, issues.change, asked(sold, changes), who),
    tryToChange: (sold: OnSale, changes: Partial<FullIssueChange>) =>
      send(product, issues.change, asked(sold, changes), administrator),
    withdraw: ({ issue }: OnSale, version = 1, reason = 'The cover was wrong.') =>
      reply(product, issues.withdraw, { params: { fullIssueId: issue.id }, body: { version, reason } }, administrator),
    managed: async (id: string) =>
      (await reply(product, issues.manage, {}, administrator)).issues.find((issue) => issue.id === id),
    found: async (id: string) => (await reply(product, issues.list)).getIssue.find((issue) => issue.id === id),
    sessionOf: (sessionId: string) => reply(product, sandbox.session, { params: { sessionId } }),
    settle: (sessionId: string, { token }: TestUser) =>
      reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token }),
    tryToPay: (sessionId: string) =>
      send(product, sandbox.pay, { params: { sessionId }, body: { cardNumber: '4242424242424242' } }),
    /** How the prices with a key stand at the provider. */
    pricesWith: (lookupKey: string) => {
      const state = readFileSync(path.join(product.dataDir, 'sandbox-payments/state.json'), 'utf8');
      const { prices } = JSON.parse(state) as { prices: SandboxPrices };
      return Object.values(prices).filter((price) => price.lookupKey === lookupKey);
    },
    contextOf: ({ user, email }: TestUser, isAdmin = false) =>
      product.parts.contextFor({ kind: 'user', userId: user.id, email, isAdmin, sessionId: user.id }),
  };
}

/** Statuses of answers that came at once, in order. */
export const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
