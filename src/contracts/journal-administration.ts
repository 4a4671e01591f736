import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { defineCall } from './call.ts';
import { publicationKinds, reviewDefaults, reviewModels, subjects } from './constants.ts';
import { fees } from './fees.ts';
import { formattedText } from './formatted-text.ts';
import { isIssn, isJournalDoi, isReservedAbbreviation, normalDoi, normalIssn } from './journal-identifiers.ts';
import { Journal } from './journals.ts';
import { mostDays, reportsNeededLimits } from './review-limits.ts';
import { Email, fileAddress, flag, Id, Instant, line, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A whole number, as a figure or as it is typed. */
const whole = (label: PlainMessage, least: number, most: number) => {
  const rule = { error: () => t.wholeNumber({ label: label(), least, most }) };
  return z.preprocess(
    (given) => (typeof given === 'string' && /^\s*\d{1,9}\s*$/.test(given) ? Number(given) : given),
    z.int(rule).min(least, rule).max(most, rule),
  );
};

export const longestAbbreviation = 30;

/** A journal's abbreviation: a part of its addresses. */
export const JournalAbbreviation = line(t.theAbbreviation, longestAbbreviation).pipe(
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: t.abbreviationCharacters })
    .refine((text) => !isReservedAbbreviation(text), { error: t.abbreviationReserved }),
);

const Issn = z
  .union([z.string(), z.null()])
  .transform((typed) => normalIssn(typed ?? ''))
  .refine((issn) => issn === null || isIssn(issn), {
    error: t.notAnIssn,
  });

const JournalDoi = z
  .union([z.string(), z.null()])
  .transform((typed) => normalDoi(typed ?? ''))
  .refine((doi) => doi === null || isJournalDoi(doi), { error: t.enterJournalDoi });

const days = (label: PlainMessage, name: keyof typeof mostDays) =>
  whole(label, 1, mostDays[name]).default(reviewDefaults[name]);

/** A journal as an administrator enters it; omitted fields get their defaults. */
export const NewJournal = z.object({
  journalTitle: line(t.theTitle),
  journalAbbreviation: JournalAbbreviation,
  journalDescription: formattedText(t.theDescription).default(''),
  journalLanguage: line(t.theLanguage, 60),
  journalISSN: Issn.default(null),
  journalDOI: JournalDoi.default(null),
  /** The caller’s upload, or the current cover; '' for none. */
  journalImageURL: z
    .union([fileAddress, z.null()])
    .transform((url) => url ?? '')
    .default(''),
  journalStartYear: whole(t.theStartYear, 1600, 2100),
  journalStartMonth: whole(t.theStartMonth, 1, 12),
  subject: z.enum(subjects, { error: t.chooseSubject }).default('Other Journals'),
  kind: z.enum(publicationKinds, { error: t.chooseKind }).default('journal'),
  reviewModel: z.enum(reviewModels, { error: t.chooseReviewModel }).default('verification'),
  reportsNeeded: whole(t.thisValue, reportsNeededLimits.least, reportsNeededLimits.most).default(
    reviewDefaults.reportsNeeded,
  ),
  invitationDays: days(t.thisValue, 'invitationDays'),
  reviewDays: days(t.thisValue, 'reviewDays'),
  revisionDays: days(t.thisValue, 'revisionDays'),
  editorDays: days(t.thisValue, 'editorDays'),
  handlingFeeMinor: fees.setJournalFee.body.shape.handlingFeeMinor.default(0),
  /** Who ratifies first decisions, by the address of an account; needed where peer review begins. */
  editorInChief: z.union([z.literal(''), Email]).default(''),
});
export type NewJournal = z.output<typeof NewJournal>;

/** A journal as administrators see it, archived or not. */
export const AdministeredJournal = Journal.extend({
  reviewModel: z.enum(reviewModels),
  reportsNeeded: z.int(),
  invitationDays: z.int(),
  reviewDays: z.int(),
  revisionDays: z.int(),
  editorDays: z.int(),
  handlingFeeMinor: z.int(),
  currency: z.string(),
  archivedAt: Instant.nullable(),
  /** To be handed back with a change. */
  version: z.int(),
  /** Manuscripts that are neither published nor rejected nor withdrawn. */
  manuscriptsUnderWay: z.int(),
  /** The addresses that lead here beside its own. */
  formerAbbreviations: z.array(z.string()),
  /** The names of those who ratify first decisions. */
  editorsInChief: z.array(z.string()),
});
export type AdministeredJournal = z.infer<typeof AdministeredJournal>;

const params = z.object({ journalId: Id });
const Outcome = z.object({ message: z.string(), journal: AdministeredJournal });

export const journalAdministration = {
  list: defineCall({
    method: 'GET',
    path: '/api/administration/journals',
    summary: 'All publications by title, including archived ones',
    access: 'administrator',
    reply: z.array(AdministeredJournal),
  }),
  abbreviation: defineCall({
    method: 'GET',
    path: '/api/administration/journal-abbreviations/:abbreviation',
    summary: 'Whether a journal can have this abbreviation, and if not, why',
    access: 'administrator',
    params: z.object({ abbreviation: z.string().max(100) }),
    query: z.object({ journalId: Id.optional() }),
    reply: z.object({ problem: z.string().nullable() }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/journal/create',
    summary: 'Creates a journal; repeating the request returns the same journal',
    access: 'administrator',
    /** A title and an abbreviation are enough; a journal begins in the month in which it is created. */
    body: NewJournal.extend({
      journalLanguage: NewJournal.shape.journalLanguage.default('English'),
      journalStartYear: NewJournal.shape.journalStartYear.optional(),
      journalStartMonth: NewJournal.shape.journalStartMonth.optional(),
      /** Whether accepted manuscripts are edited, proofed and typeset; our form asks for it with peer review. */
      hasProduction: flag.default(false),
    }),
    reply: Outcome,
    status: 201,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/administration/journals/:journalId',
    summary: 'Changes a journal; 409 if someone else changed it since',
    access: 'administrator',
    params,
    body: NewJournal.extend({ version: seenCount }),
    reply: Outcome,
  }),
  archive: defineCall({
    method: 'PUT',
    path: '/api/administration/journals/:journalId/archived',
    summary: 'Archives or restores a journal; an archived journal takes no submissions',
    access: 'administrator',
    params,
    body: z.object({ isArchived: flag }),
    reply: Outcome,
  }),
} as const;
