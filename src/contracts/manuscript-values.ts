import * as t from '../messages/contracts.ts';
import { manuscriptStatuses, parties, reviewModels, titlePageSlot } from './constants.ts';
import { ManuscriptAuthor } from './contributors.ts';
import { NamedClass } from './journal-setup-values.ts';
import { splitKeywords } from './keywords.ts';
import { ComingBack } from './coming-back.ts';
import { StatedStatements } from './statements.ts';
import { Id, Instant, line, Money, PartialDay, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

const Keywords = z.preprocess(
  (value) => (typeof value === 'string' ? splitKeywords(value) : value),
  z.array(line(t.aKeyword, 100)).max(20, { error: () => t.tooManyKeywords({ max: 20 }) }),
);

export const missingFileMessage = t.manuscriptFileMissing();
export const missingAuthorMessage = t.authorsMissing();

export const ManuscriptAuthors = z
  .array(ManuscriptAuthor)
  .min(1, missingAuthorMessage)
  .max(200, { error: () => t.tooManyAuthors({ max: 200 }) })
  .refine((authors) => authors.filter((author) => author.isCorresponding).length <= 1, {
    error: t.oneCorrespondingAuthor,
  });

/** What an author writes about a manuscript, in the wizard and when editing. */
export const manuscriptTexts = {
  articleTitle: line(t.title, 500),
  articleAbstract: prose(t.abstract, 10_000),
  articleKeywords: Keywords,
};

/** What a person may do next with a manuscript; the buttons follow it. */
export const manuscriptActions = [
  'edit',
  'accept',
  'reject',
  'certificate',
  'choose-mode',
  'pay',
  'move',
  'delete',
  'correct',
  'withdraw',
  'restore',
] as const;
export type ManuscriptAction = (typeof manuscriptActions)[number];

/** The slots that may be empty: every one but the manuscript's. */
export const OptionalSlot = z.union([z.literal(0), z.literal(2), z.literal(titlePageSlot)]);
export type OptionalSlot = z.infer<typeof OptionalSlot>;

/** A file of a manuscript; `slot` is null for the files of a rejection. */
export const ManuscriptFile = z.object({
  slot: z.int().nullable(),
  name: z.string(),
  url: z.string(),
  mediaType: z.string(),
  size: z.int(),
});
export type ManuscriptFile = z.infer<typeof ManuscriptFile>;

/** Where the public PDF would come from: the manuscript file itself, its print or conversion, or the administrator. */
export const publicDocuments = ['manuscript', 'print', 'conversion', 'administrator'] as const;

/** A manuscript as its submitting author and administrators see it. */
export const Manuscript = z.object({
  id: Id,
  articleNumber: z.string(),
  /** What people call it, such as EIJER-2026-0012 (decision 52). */
  manuscriptNumber: z.string(),
  journalId: Id,
  /** Counts submissions. A change sends it back, so that it overwrites nothing unseen. */
  version: z.int(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  articleAuthors: z.array(ManuscriptAuthor),
  statements: StatedStatements,
  articleStatus: z.enum(manuscriptStatuses),
  articleVolume: z.string(),
  articleIssue: z.string(),
  articleReceivedDate: PartialDay,
  articleAcceptedDate: PartialDay.nullable(),
  articlePublishedDate: PartialDay.nullable(),
  articlePublishedJournal: z.object({
    journalAbbreviation: z.string(),
    journalTitle: z.string(),
    journalISSN: z.string().nullable(),
  }),
  awsId: Id,
  userId: Id,
  submittedBy: z.string(),
  /** Whether emails to the submitting author bounce; null for everyone but administrators. */
  authorComesBack: ComingBack,
  publicPdfName: z.string().nullable(),
  filesURL: z.array(z.string()),
  files: z.array(ManuscriptFile),
  /** The last rejection; empty once the manuscript has been submitted again. */
  rejectionText: z.string().nullable(),
  rejectionFilesURL: z.array(z.string()),
  rejectionFiles: z.array(ManuscriptFile),
  isReview: z.boolean(),
  reviewModel: z.enum(reviewModels),
  /** Whose turn it is, and by which day; null where nothing is left to do. */
  turn: z.enum(parties).nullable(),
  dueOn: PartialDay.nullable(),
  isPublished: z.boolean(),
  /** Of the handling fee; null while none is due, or if the caller may not know. */
  paymentStatus: z.enum(['paid', 'unpaid']).nullable(),
  /** What open access costs the author now; null unless it can be paid. */
  payable: Money.nullable(),
  specialReview: z.boolean(),
  section: NamedClass.nullable(),
  articleType: NamedClass.nullable(),
  waitingSince: Instant,
  updatedAt: Instant,
  publicDocument: z.enum(publicDocuments),
  /** Until when an administrator can bring a deleted one back; null while it is not deleted. */
  restorableUntil: Instant.nullable(),
  allowed: z.array(z.enum(manuscriptActions)),
});
export type Manuscript = z.infer<typeof Manuscript>;

/** A manuscript in a list: without its long texts. */
export const ManuscriptEntry = Manuscript.omit({
  articleAbstract: true,
  articleKeywords: true,
  articleAuthors: true,
  statements: true,
});
export type ManuscriptEntry = z.infer<typeof ManuscriptEntry>;

/** A part of a list; `next` is handed back as `after` for the part that follows, and null at the end. */
export const ManuscriptPage = z.object({
  manuscripts: z.array(ManuscriptEntry),
  next: z.string().nullable(),
});
export type ManuscriptPage = z.infer<typeof ManuscriptPage>;

/** How a list of manuscripts is narrowed down and read on. */
export const manuscriptListQuery = {
  q: z.string().trim().max(200).optional(),
  status: z.enum(manuscriptStatuses).optional(),
  after: z.string().max(200).optional(),
};

/** A version as it was submitted, with what was decided about it. */
export const ManuscriptVersion = Manuscript.pick({
  version: true,
  articleTitle: true,
  articleAbstract: true,
  articleKeywords: true,
  articleAuthors: true,
  statements: true,
  files: true,
}).extend({
  submittedAt: Instant,
  outcome: z.enum(['accepted', 'rejected', 'returned', 'revision-requested']).nullable(),
  decidedAt: Instant.nullable(),
  rejectionText: z.string().nullable(),
  rejectionFiles: z.array(ManuscriptFile),
});
export type ManuscriptVersion = z.infer<typeof ManuscriptVersion>;
