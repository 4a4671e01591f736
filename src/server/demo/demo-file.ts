import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { journalRoles, publicationKinds, reviewModels, subjects, userTitles } from '../../contracts/constants.ts';
import { JournalSetup } from '../../contracts/journal-setup-values.ts';
import { Answer, NewQuestions } from '../../contracts/review-form-values.ts';
import { decisionKinds, recommendations, Scores } from '../../contracts/review-values.ts';
import { Statements } from '../../contracts/statements.ts';
import { inProject } from '../project-folder.ts';

/** What a journal asks of authors, and its board; all its sections and article types are open. */
const DemoSetup = z.strictObject({
  sections: z.array(z.string()),
  articleTypes: z.array(z.string()),
  checklist: JournalSetup.shape.checklist,
  guidelines: z.string(),
  board: JournalSetup.shape.board,
});

const DemoJournal = z.strictObject({
  abbreviation: z.string(),
  title: z.string(),
  kind: z.enum(publicationKinds),
  subject: z.enum(subjects),
  issn: z.string(),
  doi: z.string(),
  startYear: z.int(),
  startMonth: z.int(),
  reviewModel: z.enum(reviewModels).optional(),
  hasProduction: z.boolean().default(false),
  /** What open access costs its authors, in AED. */
  handlingFee: z.number(),
  description: z.string(),
  /** The questions of its review form. */
  reviewForm: NewQuestions.default([]),
  setup: DemoSetup.optional(),
});
export type DemoJournal = z.infer<typeof DemoJournal>;

const DemoIssue = z.strictObject({
  journal: z.string(),
  volume: z.int(),
  issue: z.int(),
  name: z.string(),
  description: z.string(),
  /** In AED. */
  price: z.number(),
});
export type DemoIssue = z.infer<typeof DemoIssue>;

const DemoPerson = z.strictObject({
  role: z.string(),
  email: z.string(),
  title: z.enum(userTitles),
  surname: z.string(),
  otherName: z.string(),
  affiliation: z.string(),
  country: z.string(),
  journalRoles: z.array(z.strictObject({ journal: z.string(), role: z.enum(journalRoles) })).default([]),
  /** What a reviewer works on. Proposals of reviewers follow from it. */
  interests: z.string().optional(),
});

const daysAgo = z.int();
const reviewer = z.string();
const ReviewEvent = z.discriminatedUnion('event', [
  z.strictObject({ daysAgo, event: z.literal('check'), note: z.string() }),
  /** The editor in chief assigns it. */
  z.strictObject({ daysAgo, event: z.literal('assign'), editor: z.string() }),
  z.strictObject({ daysAgo, event: z.literal('start-review') }),
  z.strictObject({ daysAgo, event: z.literal('invite'), reviewer, message: z.string().default('') }),
  z.strictObject({ daysAgo, event: z.literal('accept'), reviewer }),
  z.strictObject({ daysAgo, event: z.literal('decline'), reviewer, reason: z.string() }),
  z.strictObject({
    daysAgo,
    event: z.literal('report'),
    reviewer,
    scores: Scores,
    comments: z.string(),
    remarks: z.string().default(''),
    recommendation: z.enum(recommendations),
    /** To the questions of the journal’s form, in their order; null leaves one out. */
    answers: z.array(Answer.nullable()).default([]),
  }),
  z.strictObject({ daysAgo, event: z.literal('decide'), kind: z.enum(decisionKinds) }),
  z.strictObject({ daysAgo, event: z.literal('ratify') }),
  z.strictObject({
    daysAgo,
    event: z.literal('revise'),
    answers: z.array(z.strictObject({ reviewer: z.int(), point: z.string(), answer: z.string() })),
  }),
]);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

const words = z.string();
const dueInDays = z.int();
const ProductionEvent = z.discriminatedUnion('event', [
  z.strictObject({ daysAgo, event: z.literal('choose-open') }),
  /** Reads the text of the manuscript. */
  z.strictObject({ daysAgo, event: z.literal('read') }),
  z.strictObject({ daysAgo, event: z.literal('ask-copy-editor'), email: z.string(), dueInDays }),
  /** The copy-editor changes words of the text. */
  z.strictObject({ daysAgo, event: z.literal('edit'), by: z.string(), words, replacement: z.string() }),
  z.strictObject({ daysAgo, event: z.literal('ask-author'), words, question: z.string() }),
  z.strictObject({ daysAgo, event: z.literal('send-proof'), dueInDays }),
  /** The author proposes other words. */
  z.strictObject({ daysAgo, event: z.literal('propose'), words, replacement: z.string() }),
  z.strictObject({ daysAgo, event: z.literal('approve') }),
  z.strictObject({ daysAgo, event: z.literal('publish') }),
]);
export type ProductionEvent = z.infer<typeof ProductionEvent>;

const DemoManuscript = z.strictObject({
  /** The name of its file in `demo/manuscripts`. */
  file: z.string(),
  /** There is a Word file of the same text, which is what its author sends. */
  isWord: z.boolean().default(false),
  journal: z.string(),
  forCurrentIssue: z.boolean().default(false),
  statements: Statements.optional(),
  /** When it was submitted. */
  daysAgo: daysAgo.default(0),
  events: z.array(ReviewEvent).default([]),
  /** What happened after it was accepted. */
  production: z.array(ProductionEvent).default([]),
});
export type DemoManuscript = z.infer<typeof DemoManuscript>;

const Demo = z.strictObject({
  journals: z.array(DemoJournal),
  issues: z.array(DemoIssue),
  people: z.array(DemoPerson),
  manuscripts: z.array(DemoManuscript),
});
export type Demo = z.infer<typeof Demo>;

/** The password of every demo account. */
export const demoPassword = 'Demo-Password-1!';

/** A file of the demo. */
export const inDemo = (...parts: readonly string[]): string => inProject('demo', ...parts);

/** Reads `demo/demo.yaml`. Throws where something is missing or misspelt. */
export const readDemo = (): Demo => Demo.parse(parse(readFileSync(inDemo('demo.yaml'), 'utf8')));
