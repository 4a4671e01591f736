import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A day of the calendar: 2026-11-29. */
export const Day = z.iso.date();

/** Where a text in production is: read from the manuscript, edited, with the author, approved, published. */
export const productionStages = ['preparing', 'editing', 'proof', 'approved', 'published'] as const;
export type ProductionStage = (typeof productionStages)[number];

/** What people do in production, in this order. */
export const productionTasks = ['copy-edit', 'proof', 'publish'] as const;
export type ProductionTaskKind = (typeof productionTasks)[number];

/** Days for each task from the day on which it starts. */
export const usualDays: Readonly<Record<ProductionTaskKind, number>> = { 'copy-edit': 7, proof: 5, publish: 3 };

/** A place in a text: its words, and the words around them that tell it from the same words elsewhere. */
export const Quote = z.object({
  exact: z.string().max(2000),
  prefix: z.string().max(100),
  suffix: z.string().max(100),
});
export type Quote = z.infer<typeof Quote>;

/** What is written beside a proof: a comment or a change that the author proposes, or a question to the author. */
export const noteKinds = ['comment', 'change', 'query'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteStates = ['open', 'answered', 'accepted', 'declined', 'settled'] as const;

export const ProofNote = z.object({
  id: Id,
  kind: z.enum(noteKinds),
  quote: Quote,
  text: z.string(),
  /** Of a change: the words that replace the quoted ones. */
  replacement: z.string().nullable(),
  isByAuthor: z.boolean(),
  by: z.string(),
  at: Instant,
  state: z.enum(noteStates),
  answer: z.string().nullable(),
  /** Which proof it belongs to. */
  round: z.int(),
});
export type ProofNote = z.infer<typeof ProofNote>;

export const ProductionTask = z.object({
  kind: z.enum(productionTasks),
  person: z.object({ id: Id, name: z.string() }).nullable(),
  dueOn: Day.nullable(),
  doneAt: Instant.nullable(),
});
export type ProductionTask = z.infer<typeof ProductionTask>;
