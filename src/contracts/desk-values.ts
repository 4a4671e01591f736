import { manuscriptStatuses, parties } from './constants.ts';
import { NamedClass } from './journal-setup-values.ts';
import { Id, Instant, PartialDay } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The lists of the desk: tasks, one’s own, those without an editor, other people’s turns, closed ones, and all. */
export const deskParts = ['needs-me', 'mine', 'unassigned', 'waiting', 'decided', 'all'] as const;
export type DeskPart = (typeof deskParts)[number];

/** What narrows a list of the desk. */
export const deskFilters = {
  part: z.enum(deskParts).default('needs-me'),
  journal: z.string().max(100).optional(),
  status: z.enum(manuscriptStatuses).optional(),
  /** The handling editor. */
  editor: Id.optional(),
  section: Id.optional(),
  /** Words of number, title or authors. */
  q: z.string().trim().max(200).optional(),
};

/** A manuscript on the desk of its editors. */
export const DeskEntry = z.object({
  id: Id,
  manuscriptNumber: z.string(),
  articleTitle: z.string(),
  journalAbbreviation: z.string(),
  section: NamedClass.nullable(),
  articleType: NamedClass.nullable(),
  articleStatus: z.enum(manuscriptStatuses),
  round: z.int(),
  turn: z.enum(parties).nullable(),
  dueAt: Instant.nullable(),
  isOverdue: z.boolean(),
  receivedOn: PartialDay,
  /** Reports of this round: in, still expected, waited for, and those that a decision cannot do without. */
  reports: z.object({ in: z.int(), expected: z.int(), needed: z.int(), toDecide: z.int() }),
  /** The caller’s next task, in a few words; null if others act next. */
  task: z.string().nullable(),
  version: z.int(),
  /** Messages in discussions that the caller has not read. */
  unreadMessages: z.int(),
  handlingEditor: z.object({ userId: Id, name: z.string() }).nullable(),
});
export type DeskEntry = z.infer<typeof DeskEntry>;
