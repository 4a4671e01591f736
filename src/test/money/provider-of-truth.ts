import { AppError, notFound } from '../../server/errors.ts';
import type {
  CheckoutRequest,
  CheckoutState,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from '../../server/ports/payments/payment-provider.ts';

const day = 86_400_000;

interface MoneyBack {
  readonly id: string;
  /** Our name of it; null where it was made in the provider's own pages. */
  readonly refundId: string | null;
  readonly amountMinor: number;
  readonly createdAt: Date;
  state: 'pending' | 'done' | 'failed';
}

/** A session as the provider knows it: what really happened. */
export interface TrueSession {
  readonly id: string;
  readonly orderId: string;
  readonly isHosted: boolean;
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly createdAt: Date;
  status: CheckoutState['status'];
  paidAt: Date | null;
  readonly refunds: MoneyBack[];
}

const sumOf = (refunds: readonly MoneyBack[], states: readonly MoneyBack['state'][]) =>
  refunds.filter(({ state }) => states.includes(state)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What of a session's money has gone back for certain. */
export const returnedOf = ({ refunds }: TrueSession) => sumOf(refunds, ['done']);
/** What of a session's money has not been sent back, nor promised. */
export const leftOf = ({ price, refunds }: TrueSession) => price.amountMinor - sumOf(refunds, ['done', 'pending']);
export const isSaved = (session: TrueSession) =>
  session.paidAt !== null && returnedOf(session) < session.price.amountMinor;

const secretOf = ({ id }: TrueSession) => `${id}_secret`;
const urlOf = ({ id }: TrueSession) => `https://provider.example/pay/${id}`;
const paymentOf = ({ id }: TrueSession) => `pi_${id}`;
/** The session that a client secret or an address leads into. */
export const sessionBehind = (entrance: string) => entrance.replace(/^.*\/pay\/|_secret$/g, '');

function stateOf(session: TrueSession): CheckoutState {
  const isOpen = session.status === 'open';
  return {
    sessionId: session.id,
    orderId: session.orderId,
    isMarked: true,
    status: session.status,
    isPaid: session.paidAt !== null,
    paid: session.price,
    paymentId: session.paidAt === null ? null : paymentOf(session),
    refundedMinor: returnedOf(session),
    refunds: session.refunds
      .filter(({ state }) => state === 'done')
      .map(({ id, refundId }) => ({ providerRefundId: id, refundId }))
      .toReversed(),
    customerEmail: null,
    clientSecret: isOpen && !session.isHosted ? secretOf(session) : null,
    url: isOpen && session.isHosted ? urlOf(session) : null,
  };
}

const answerOf = ({ id, state }: MoneyBack): RefundAnswer =>
  state === 'failed' ? { state, providerRefundId: id, reason: 'The card is closed.' } : { state, providerRefundId: id };

/** A provider in memory, on a clock that a test moves; it does what the real one does, and remembers everything. */
export function providerOfTruth(now: () => Date, prefix: string) {
  const sessions: TrueSession[] = [];
  const answers = new Map<string, RefundAnswer>();
  /** The sessions of which events are still to be told, one for each thing that happened. */
  const events: string[] = [];
  const means = { refundsAtOnce: true };

  function known(sessionId: string): TrueSession {
    const found = sessions.find(({ id }) => id === sessionId);
    if (!found) throw notFound('payment');
    return found;
  }

  function expireOverdue(): void {
    for (const session of sessions) {
      if (session.status !== 'open' || now().getTime() - session.createdAt.getTime() < day) continue;
      session.status = 'expired';
      events.push(session.id);
    }
  }

  function open(facts: Pick<TrueSession, 'orderId' | 'price' | 'isHosted'>): TrueSession {
    const id = `${prefix}${sessions.length}`;
    const session: TrueSession = { ...facts, id, createdAt: now(), status: 'open', paidAt: null, refunds: [] };
    sessions.push(session);
    return session;
  }

  function start({ orderId, price }: CheckoutRequest, isHosted: boolean): TrueSession {
    const begun = sessions.find((session) => session.orderId === orderId);
    const isKeyKnown = begun && now().getTime() - begun.createdAt.getTime() < day;
    return isKeyKnown ? begun : open({ orderId, price, isHosted });
  }

  function sendBack(session: TrueSession, amountMinor: number, refundId: string | null): MoneyBack {
    const id = `re_${session.id}_${session.refunds.length}`;
    const state = means.refundsAtOnce ? 'done' : 'pending';
    const made: MoneyBack = { id, refundId, amountMinor, createdAt: now(), state };
    session.refunds.push(made);
    events.push(session.id);
    return made;
  }

  function refund({ refundId, paymentId, price }: RefundRequest): RefundAnswer {
    const kept = answers.get(refundId);
    if (kept) return kept;
    const session = sessions.find((each) => paymentOf(each) === paymentId);
    if (!session) throw notFound('payment');
    const answer: RefundAnswer =
      leftOf(session) < price.amountMinor
        ? { state: 'failed', providerRefundId: null, reason: 'More than is left.' }
        : answerOf(sendBack(session, price.amountMinor, refundId));
    answers.set(refundId, answer);
    return answer;
  }

  function fetchRefund(id: string): RefundAnswer {
    const found = sessions.flatMap(({ refunds }) => refunds).find((each) => each.id === id);
    if (!found) throw notFound('refund');
    return answerOf(found);
  }

  async function* listCheckouts(since: Date) {
    for (const session of sessions.toReversed()) if (session.createdAt >= since) yield stateOf(session);
  }

  async function* listRefundedPayments(since: Date) {
    for (const session of sessions)
      if (session.refunds.some(({ createdAt }) => createdAt >= since)) yield paymentOf(session);
  }

  const provider: PaymentProvider = {
    mode: 'sandbox',
    publishableKey: null,
    startHostedCheckout: async (request) => {
      const session = start(request, true);
      return { sessionId: session.id, url: urlOf(session) };
    },
    startEmbeddedCheckout: async (request) => {
      const session = start(request, false);
      return { sessionId: session.id, clientSecret: secretOf(session) };
    },
    endCheckout: async (sessionId) => {
      const session = known(sessionId);
      if (session.status === 'open') session.status = 'expired';
    },
    fetchCheckout: async (sessionId) => stateOf(known(sessionId)),
    refund: async (request) => refund(request),
    fetchRefund: async (id) => fetchRefund(id),
    keepPrice: () => Promise.reject(new AppError('unavailable', 'Prices are not kept here.')),
    retirePrice: () => Promise.reject(new AppError('unavailable', 'Prices are not kept here.')),
    listCheckouts,
    listRefundedPayments,
    eventOf: async (rawBody) => ({ sessionId: rawBody.toString(), kind: 'checkout' }),
  };

  return {
    provider,
    sessions,
    events,
    means,
    expireOverdue,
    /** What must not be: a second session of the same order. */
    openAgain: ({ orderId, price, isHosted }: TrueSession): string => open({ orderId, price, isHosted }).id,
    /** A good card in an open session; one that is over takes none. */
    pay: (sessionId: string): void => {
      const session = known(sessionId);
      if (session.status !== 'open') return;
      session.status = 'complete';
      session.paidAt = now();
      events.push(session.id);
    },
    /** Somebody sends money back in the provider's own pages. */
    refundOutside: (session: TrueSession, amountMinor: number): void => void sendBack(session, amountMinor, null),
    /** Banks answer: what was pending is done, or has failed. */
    settleRefunds: (state: 'done' | 'failed'): void => {
      for (const session of sessions)
        for (const each of session.refunds.filter((refunded) => refunded.state === 'pending')) {
          each.state = state;
          events.push(session.id);
        }
    },
  };
}
