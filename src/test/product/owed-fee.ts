import { eq } from 'drizzle-orm';
import { fees } from '../../contracts/fees.ts';
import { payments } from '../../contracts/payments.ts';
import { verification } from '../../contracts/verification.ts';
import { journals, users } from '../../server/db/schema/index.ts';
import { pay } from './checkouts.ts';
import { refusal, reply, send } from './client.ts';
import { aJournal, aManuscript, aUser, type TestUser } from './factories.ts';
import { sessionIn } from './full-issues.ts';
import type { Product } from './start-product.ts';

interface FeeTraits {
  readonly feeMinor?: number;
  readonly country?: string;
}

/** An accepted manuscript with the fee of its journal, its author in a country, and an administrator. */
export async function anOwedFee(product: Product, { feeMinor = 250_000, country = 'AE' }: FeeTraits = {}) {
  const { db } = product.parts;
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  await db.update(users).set({ country }).where(eq(users.id, author.user.id));
  const journal = await aJournal(product);
  await db.update(journals).set({ handlingFeeMinor: feeMinor }).where(eq(journals.id, journal.id));
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await reply(product, verification.accept, { body: { articleId: id } }, { token: administrator.token });
  return { id, journal, author, administrator };
}

const wishFor = (articleId: string, { user, email }: TestUser) => ({
  articleId,
  checkoutStatus: 'publisharticle' as const,
  userId: user.id,
  emailId: email,
  stripeLookupId: `handling_fee_${articleId}`,
});

/** The steps that people take with one fee, one line each. */
export const feeSteps = (product: Product, articleId: string) => {
  const params = { articleId };
  const checkout = async (person: TestUser) => {
    const { token } = person;
    const opened = await reply(product, payments.startCheckout, { body: wishFor(articleId, person) }, { token });
    return sessionIn(opened.clientSecret);
  };
  const returned = ({ token }: TestUser, sessionId: string) =>
    reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token });
  return {
    read: ({ token }: TestUser) => reply(product, fees.single, { params }, { token }),
    choose: ({ token }: TestUser, mode: 'open' | 'subscription') =>
      send(product, fees.chooseMode, { params, body: { mode } }, { token }),
    claim: ({ token }: TestUser) => send(product, fees.claimWaiver, { params }, { token }),
    ask: ({ token }: TestUser, percentAsked: number, justification = 'Our faculty has no fund for publication.') =>
      send(product, fees.requestWaiver, { params, body: { percentAsked, justification } }, { token }),
    checkout,
    returned,
    refusedCheckout: (person: TestUser, changes: Partial<ReturnType<typeof wishFor>> = {}) =>
      refusal(
        product,
        payments.startCheckout,
        { body: { ...wishFor(articleId, person), ...changes } },
        { token: person.token },
      ),
    pays: async (person: TestUser) => {
      const sessionId = await checkout(person);
      await pay(product, sessionId);
      await returned(person, sessionId);
      return sessionId;
    },
    decide: ({ token }: TestUser, requestId: string, grantedPercent: number, answer?: string) =>
      send(product, fees.decideWaiver, { params: { requestId }, body: { grantedPercent, answer } }, { token }),
  };
};

/** The request of a fee's author that was sent last. */
export async function lastRequest(product: Product, articleId: string, person: TestUser): Promise<string> {
  const { request } = await feeSteps(product, articleId).read(person);
  if (!request) throw new Error('Nothing was asked for');
  return request.id;
}
