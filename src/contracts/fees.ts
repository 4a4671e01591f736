import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { highestPriceMinor, incomeGroups, publicationModes, smallestChargeMinor } from './constants.ts';
import { Id, Instant, PartialDay, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

const percent = z.int().min(1).max(100);

/** A percentage as a form sends it, with its sign or without; an empty field is none, and never 0. */
const typedPercent = (least: number) =>
  z.preprocess(
    (typed) =>
      typeof typed === 'string' && typed.trim() !== '' ? Number(typed.replace(/(?<=\d)\s*%\s*$/, '')) : typed,
    z
      .int({ error: t.wholePercentage })
      .min(least, { error: () => t.atLeastPercent({ least }) })
      .max(100, { error: t.atMostPercent }),
  );

/** A reduction that follows from the country of the submitting author at acceptance, by the dated list of the World Bank. */
export const RuleWaiver = z.object({
  percent,
  country: z.string(),
  incomeGroup: z.enum(incomeGroups),
  listedOn: PartialDay,
});
export type RuleWaiver = z.infer<typeof RuleWaiver>;

export const waiverStates = ['waiting', 'granted', 'refused'] as const;

/** A request for a reduction as its author and administrators see it. */
export const WaiverRequest = z.object({
  id: Id,
  state: z.enum(waiverStates),
  percentAsked: percent,
  justification: z.string(),
  requestedAt: Instant,
  grantedPercent: z.int().min(0).max(100).nullable(),
  /** What the office wrote with its decision. */
  answer: z.string().nullable(),
  decidedAt: Instant.nullable(),
});
export type WaiverRequest = z.infer<typeof WaiverRequest>;

export const feeActions = ['choose', 'claim-waiver', 'request-waiver', 'pay'] as const;

/** The handling fee of an accepted manuscript, for its submitting author and administrators; amounts in minor units. */
export const HandlingFee = z.object({
  articleId: Id,
  articleTitle: z.string(),
  manuscriptNumber: z.string(),
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  /** Null until the author has chosen; `open` takes effect when nothing is left to pay. */
  mode: z.enum(publicationModes).nullable(),
  paymentStatus: z.enum(['paid', 'unpaid']),
  /** Paid, or open access that costs nothing: nothing of it can be changed any more. */
  isSettled: z.boolean(),
  /** The article has been withdrawn: nothing more is owed for it. */
  isWithdrawn: z.boolean(),
  /** Whether the article has a public page: after review it is accepted first and published later. */
  isPublic: z.boolean(),
  currency: z.string(),
  listMinor: z.int(),
  waiverPercent: z.int().min(0).max(100),
  /** What open access costs after the waiver. */
  dueMinor: z.int(),
  /** What the address of the checkout names, and the server compares. */
  stripeLookupId: z.string(),
  ruleWaiver: RuleWaiver.nullable(),
  request: WaiverRequest.nullable(),
  allowed: z.array(z.enum(feeActions)),
});
export type HandlingFee = z.infer<typeof HandlingFee>;

/** What a journal asks for open access, in minor units; 0: nothing. */
export const JournalFee = z.object({
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  handlingFeeMinor: z.int(),
  currency: z.string(),
});
export type JournalFee = z.infer<typeof JournalFee>;

const tooLittle = { error: () => t.feeTooSmall({ least: smallestChargeMinor / 100 }) };

const ofOne = z.object({ articleId: Id });
const Changed = z.object({ message: z.string(), fee: HandlingFee });

/** The handling fee: what is due after acceptance, and how it is reduced. Nobody who reviews or decides sees any of it. */
export const fees = {
  single: defineCall({
    method: 'GET',
    path: '/api/fees/:articleId',
    summary: 'The handling fee of an accepted manuscript',
    access: 'user',
    params: ofOne,
    reply: HandlingFee,
  }),
  chooseMode: defineCall({
    method: 'POST',
    path: '/api/fees/:articleId/mode',
    summary: 'Chooses open access or subscription, as long as nothing has been paid',
    access: 'user',
    params: ofOne,
    body: z.object({ mode: z.enum(publicationModes, { error: t.chooseAccess }) }),
    reply: Changed,
  }),
  claimWaiver: defineCall({
    method: 'POST',
    path: '/api/fees/:articleId/claim-waiver',
    summary: 'Claims the waiver for the author’s country',
    access: 'user',
    params: ofOne,
    reply: Changed,
  }),
  requestWaiver: defineCall({
    method: 'POST',
    path: '/api/fees/:articleId/request-waiver',
    summary: 'Requests a waiver with a justification; the fee is not due until it is answered',
    access: 'user',
    params: ofOne,
    body: z.object({
      percentAsked: typedPercent(1),
      justification: prose(t.theJustification, 5000),
    }),
    reply: Changed,
  }),
  waiverRequests: defineCall({
    method: 'GET',
    path: '/api/waiver-requests',
    summary: 'Waiver requests, pending ones first',
    access: 'administrator',
    query: z.object({ state: z.enum(waiverStates).optional(), after: z.string().max(200).optional() }),
    reply: z.object({
      requests: z.array(
        WaiverRequest.extend({
          fee: HandlingFee.omit({ request: true, allowed: true }),
          requestedBy: z.string(),
          country: z.string(),
          /** False for the caller’s own request, and after their own decision, while another administrator can decide. */
          mayDecide: z.boolean(),
          /** Why the caller does not decide it; null where they do, and of what is decided. */
          whyNot: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  decideWaiver: defineCall({
    method: 'POST',
    path: '/api/waiver-requests/:requestId',
    summary: 'Grants or refuses a waiver; less than requested needs a reason',
    access: 'administrator',
    params: z.object({ requestId: Id }),
    body: z.object({
      grantedPercent: typedPercent(0),
      answer: prose(t.theAnswer, 2000).optional(),
    }),
    reply: z.object({ message: z.string() }),
  }),
  journalFees: defineCall({
    method: 'GET',
    path: '/api/handling-fees',
    summary: 'Handling fees of all journals, by title',
    access: 'administrator',
    reply: z.array(JournalFee),
  }),
  setJournalFee: defineCall({
    method: 'PUT',
    path: '/api/journal/:journalId/handling-fee',
    summary: 'Sets the handling fee of a journal, for manuscripts accepted from now on',
    access: 'administrator',
    params: z.object({ journalId: Id }),
    body: z.object({
      handlingFeeMinor: z
        .int({ error: t.feeNotWhole })
        .min(0, tooLittle)
        .max(highestPriceMinor, { error: t.feeTooHigh })
        .refine((amount) => amount === 0 || amount >= smallestChargeMinor, tooLittle),
    }),
    reply: z.object({ message: z.string(), journal: JournalFee }),
  }),
} as const;
