/** Constants of the specification: plans, choices, limits, timings. Times are milliseconds unless named otherwise. */

import * as t from '../messages/contracts.ts';

export const noticeHideAfter = 6000;
export const loginAfterRegistration = 3000;
export const dashboardAfterSubmit = 3000;

export const articlesPerPage = 10;
export const recommendedArticles = 5;
export const abstractPreviewLength = 300;
/** The orders of search results; the first is the usual one. */
export const searchOrders = ['relevance', 'newest'] as const;
export type SearchOrder = (typeof searchOrders)[number];
export const longestQuery = 200;
/** So many articles a search lists and counts, the newest of what fits: there may be more. */
export const mostFound = 1000;
export const badgeMaximum = 5;

export const userTitles = ['Mr', 'Mrs', 'Ms', 'Dr', 'Prof'] as const;
export const authorTitles = ['Dr.', 'Mr.', 'Mrs.', 'Ms.', 'Prof'] as const;

export const subjects = [
  'Medical Sciences',
  'Social Sciences',
  'Biological Sciences',
  'Agricultural Sciences',
  'Physical Sciences',
  'Engineering',
  'Arts and Education',
  'Legal Studies',
  'Other Journals',
] as const;
export type Subject = (typeof subjects)[number];

export const publicationKinds = ['journal', 'proceedings', 'conference'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** The files of a manuscript, by slot number: the specified three, and a title page that keeps the authors out of the others. */
export const fileSlots = ['Cover Letter', 'Manuscript File', 'Supplementary File', 'Title Page'] as const;
export const manuscriptSlot = 1;
export const titlePageSlot = 3;
/** The files that reviewers get. */
export const reviewedSlots: readonly number[] = [manuscriptSlot, 2];
/** What pandoc or our image library cannot read of the pictures in a Word document. */
export const unshownKinds = ['chart', 'diagram', 'imported part', 'EMF', 'WMF', 'EPS', 'PICT', 'BMP'] as const;

export const fileExtensions = ['.pdf', '.doc', '.docx'] as const;

/** The two subscription plans; prices in fils (AED minor unit). */
export const plans = {
  two_day_access: { name: 'Two Day Access', days: 2, priceMinor: 19_900, popular: false },
  one_week_access: { name: 'One Week Access', days: 7, priceMinor: 69_900, popular: true },
} as const;
export type PlanKey = keyof typeof plans;
export const planKeys = ['two_day_access', 'one_week_access'] as const satisfies readonly PlanKey[];
export const currency = 'AED';

/** Lifetimes in hours of the links that emails carry. */
export const verificationLinkHours = 24;
export const resetLinkHours = 1;
export const emailChangeLinkHours = 24;
/** The days in which the holder of an account can cancel a change of its address for which an administrator asked, before it and after it. */
export const askedForChangeDays = 7;
export const sessionDays = 30;
/** An unconfirmed registration is deleted after so many days. */
export const abandonedRegistrationDays = 7;

/** A change of email asks for the password again when the sign-in is older than this. */
export const recentSignInMinutes = 15;

export const loginAfterReset = 1000;
export const homeAfterProfileEdit = 3000;

/** What a person may be to a journal beside author and reader (decision 6). */
export const journalRoles = ['reviewer', 'editor', 'editor-in-chief', 'production-editor'] as const;
export type JournalRole = (typeof journalRoles)[number];

/** `articleStatus` of a manuscript, as its author reads it. */
export const manuscriptStatuses = [
  'Submitted',
  'Returned',
  'Under Review',
  'Revision Requested',
  'Accepted',
  'On Hold',
  'Rejected',
  'Withdrawn',
  'Published',
] as const;
export type ManuscriptStatus = (typeof manuscriptStatuses)[number];

export const deleteOnlyBySupport = t.deleteOnlyBySupport();

/** Manuscripts, people and what waits are counted as far as this: there may be more. */
export const mostCounted = 1000;

/** For how many days a deleted manuscript can be brought back; then its files go (decision 34). */
export const restorableDays = 30;

/** What can be paid for, and the states of a payment. */
export const orderKinds = ['subscription', 'full-issue', 'handling-fee'] as const;
export type OrderKind = (typeof orderKinds)[number];
export const orderStates = ['open', 'paid', 'expired', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** The two ways in which an accepted article is published. */
export const publicationModes = ['open', 'subscription'] as const;
export type PublicationMode = (typeof publicationModes)[number];

/** The groups of countries whose authors pay a reduced handling fee, and by how much at most, in per cent. */
export const incomeGroups = ['low', 'lower-middle'] as const;
export type IncomeGroup = (typeof incomeGroups)[number];
export const waiverLimits = { low: 75, 'lower-middle': 40 } as const satisfies Record<IncomeGroup, number>;

/** The smallest amount that a card is charged with, in minor units; less than that is not asked for. */
export const smallestChargeMinor = 200;
/** The highest price of anything, in minor units. */
export const highestPriceMinor = 99_999_999;

/** How a journal comes to its decisions; `verification`: an administrator alone decides. */
export const reviewModels = ['double-anonymous', 'verification'] as const;
export type ReviewModel = (typeof reviewModels)[number];

/** Whose turn it is; of every living manuscript exactly one. */
export const parties = ['author', 'editor', 'reviewers', 'editor-in-chief', 'administrator'] as const;
export type Party = (typeof parties)[number];

/** Of journals that say nothing else: reports before a decision, and the days of each step. */
export const reviewDefaults = {
  reportsNeeded: 2,
  invitationDays: 7,
  reviewDays: 21,
  revisionDays: 30,
  editorDays: 10,
} as const;

/** Whoever published with an author within so many years is not proposed as a reviewer. */
export const coauthorYears = 3;
/** How many reviews a person has open at most who says nothing else. */
export const mostOpenReviews = 3;

/** The cover of a full issue: a picture that a phone can show; what it is in truth is judged by its content. */
export const coverExtensions = ['.jpg', '.jpeg', '.png', '.webp'] as const;
export const coverMaxMegabytes = 10;
/** The longest side of a cover, in pixels. */
export const coverMaxSide = 5000;
