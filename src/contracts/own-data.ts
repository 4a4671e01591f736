import { z } from 'zod';
import { ComingBack } from './coming-back.ts';
import { journalRoles, planKeys } from './constants.ts';
import { DraftContent } from './drafts.ts';
import { emailStates } from './mail-values.ts';
import { ManuscriptAuthor } from './contributors.ts';
import { Manuscript, ManuscriptEntry } from './manuscript-values.ts';
import { publicationChoices } from './open-review.ts';
import { AnsweredQuestion } from './review-form-values.ts';
import { invitationStates, ReportDraft } from './review-values.ts';
import { StatedStatements } from './statements.ts';
import { Id, Instant, PartialDay } from './values.ts';

/** The user as the person itself sees it. */
export const CurrentUser = z.object({
  id: Id,
  email: z.string(),
  title: z.string(),
  surname: z.string(),
  otherName: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isAdmin: z.boolean(),
  marketingCommunications: z.boolean(),
  roles: z.array(z.object({ journalId: Id, journalAbbreviation: z.string(), role: z.enum(journalRoles) })),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A saved profile, including changes made elsewhere. */
export const SavedProfile = CurrentUser.pick({
  email: true,
  title: true,
  surname: true,
  otherName: true,
  affiliation: true,
  country: true,
  marketingCommunications: true,
});
export type SavedProfile = z.infer<typeof SavedProfile>;

/** The user with the manuscripts they submitted, newest first; an administrator sees those they may see anyway. */
export const UserWithArticles = CurrentUser.extend({
  articles: z.array(
    ManuscriptEntry.extend({ articleAuthors: Manuscript.shape.articleAuthors, publishedDate: PartialDay.nullable() }),
  ),
});
export type UserWithArticles = z.infer<typeof UserWithArticles>;

/** A place where a person is signed in. */
export const SignInPlace = z.object({
  id: Id,
  device: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  isThisOne: z.boolean(),
});
export type SignInPlace = z.infer<typeof SignInPlace>;

/** Everything that is kept about one person. */
export const OwnData = z.object({
  account: CurrentUser.extend({
    createdAt: Instant,
    /** When the link of an email ended news by email, where the person has not chosen since. */
    newsEndedByLinkAt: Instant.nullable(),
    /** Mailboxes that it had before: whatever names them is still the person’s. */
    formerMailboxes: z.array(z.string()),
    /** The ORCID iD that is connected to the account. */
    orcid: z.string().nullable(),
    /** Whether published articles, and reviews, are added to the ORCID record. */
    addsWorksToOrcid: z.boolean(),
    addsReviewsToOrcid: z.boolean(),
  }),
  signIns: z.array(SignInPlace),
  manuscripts: z.array(
    z.object({
      id: Id,
      title: z.string(),
      abstract: z.string(),
      keywords: z.array(z.string()),
      authors: z.array(ManuscriptAuthor),
      statements: StatedStatements,
      fileNames: z.array(z.string()),
      state: z.string(),
      receivedDate: z.string(),
      /** What was written to the author with a rejection. */
      decisionText: z.string().nullable(),
      /** What it was before it was changed, with what was decided then; oldest first. */
      earlierVersions: z.array(
        z.object({
          title: z.string(),
          abstract: z.string(),
          keywords: z.array(z.string()),
          authors: z.array(ManuscriptAuthor),
          statements: StatedStatements,
          fileNames: z.array(z.string()),
          submittedAt: Instant,
          decisionText: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Submissions that are being prepared. */
  drafts: z.array(z.object({ savedAt: Instant, content: DraftContent })),
  passes: z.array(z.object({ plan: z.enum(planKeys), startsAt: Instant, endsAt: Instant })),
  fullIssues: z.array(
    z.object({
      id: Id,
      journalAbbreviation: z.string(),
      volume: z.string(),
      number: z.string(),
      purchasedAt: Instant,
    }),
  ),
  orders: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      name: z.string(),
      amountMinor: z.int(),
      currency: z.string(),
      state: z.string(),
      createdAt: Instant,
      paidAt: Instant.nullable(),
      refundedAt: Instant.nullable(),
    }),
  ),
  /** Invoices and credit notes, with what they print of the person. */
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      orderId: Id,
      issuedAt: Instant,
      recipient: z.object({ name: z.string(), affiliation: z.string(), country: z.string(), email: z.string() }),
      description: z.string(),
      amountMinor: z.int(),
      currency: z.string(),
    }),
  ),
  /** Reviews that the person was asked for, with the reports that they wrote; nothing of who wrote the manuscripts. */
  reviews: z.array(
    z.object({
      articleTitle: z.string(),
      journalTitle: z.string(),
      round: z.int(),
      state: z.enum(invitationStates),
      invitedOn: PartialDay,
      reason: z.string().nullable(),
      /** As it was submitted, or as it has been typed. */
      report: ReportDraft.nullable(),
      /** A submitted report’s answers with the journal’s questions. */
      answered: z.array(AnsweredQuestion),
    }),
  ),
  /** Messages that the person wrote in discussions on manuscripts. */
  messages: z.array(z.object({ subject: z.string(), text: z.string(), writtenOn: PartialDay })),
  /** Whether the person agreed that what they wrote in reviews is published. */
  publicationChoices: z.array(
    z.object({ articleTitle: z.string(), choice: z.enum(publicationChoices), chosenAt: Instant }),
  ),
  /** What the person says of themselves as a reviewer. */
  reviewerProfile: z.object({ interests: z.string(), mostOpenReviews: z.int() }).nullable(),
  /** Reductions of handling fees that were asked for or taken. */
  waivers: z.array(
    z.object({
      requestedAt: Instant,
      percentAsked: z.int(),
      justification: z.string(),
      state: z.string(),
      grantedPercent: z.int().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  comesBack: ComingBack,
  /** What was written to the person, as far as it is kept. */
  emails: z.array(
    z.object({
      subject: z.string(),
      to: z.string(),
      state: z.enum(emailStates),
      writtenAt: Instant,
      stateAt: Instant,
      /** What was last heard of it. */
      note: z.string().nullable(),
      isOfMailing: z.boolean(),
      /** A link in it that acts for the person is left out. */
      text: z.string(),
    }),
  ),
});
export type OwnData = z.infer<typeof OwnData>;
