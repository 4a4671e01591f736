import * as t from '../messages/journal-setup-values.ts';
import type { PlainMessage } from '../messages/message.ts';
import { Country } from './countries.ts';
import { formattedText, isLinkTarget } from './formatted-text.ts';
import { PrintDesign } from './print-design.ts';
import { StatementRules } from './statements.ts';
import { Id, line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The bounds of a journal’s setup. */
export const mostClasses = 40;
export const longestClassName = 80;
export const mostStatements = 20;
export const longestStatement = 500;
export const mostJournalMembers = 100;

const isTwice = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size < texts.length;

/** A list in which no name appears twice, in whatever letter case. */
const listOf = <One extends z.ZodType>(one: One, most: number, nameOf: (given: z.output<One>) => string) =>
  z
    .array(one)
    .max(most, { error: () => t.tooMany({ most }) })
    .superRefine((all, ctx) => {
      if (isTwice(all.map(nameOf))) ctx.addIssue({ code: 'custom', message: t.nameTwice() });
    });

/** A section or an article type; one that is closed takes no new manuscripts. */
const classOf = (label: PlainMessage) => z.object({ id: Id, name: line(label, longestClassName), isOpen: z.boolean() });

export const ArticleType = classOf(t.theArticleType);
export type ArticleType = z.infer<typeof ArticleType>;

export const Section = classOf(t.theSection).extend({
  /** Who gets its new manuscripts; null: whom the review settings name. */
  editorId: Id.nullable(),
});
export type Section = z.infer<typeof Section>;

/** A member of a journal’s editorial board, as everyone reads it: no account, and no email address. */
export const JournalMember = z.object({
  name: line(t.theName, 120),
  role: line(t.theRole, 80),
  affiliation: line(t.theAffiliation, 200),
  country: Country,
  /** An ORCID record or a homepage; '' for none. */
  link: z
    .string()
    .trim()
    .max(300, { error: t.linkFaulty })
    .refine((link) => link === '' || (/^https?:/i.test(link) && isLinkTarget(link)), { error: t.linkFaulty }),
});
export type JournalMember = z.infer<typeof JournalMember>;

export const Statement = line(t.theStatement, longestStatement);

/** What a journal asks of authors, and who is on its board. */
export const JournalSetup = z.object({
  sections: listOf(Section, mostClasses, ({ name }) => name),
  articleTypes: listOf(ArticleType, mostClasses, ({ name }) => name),
  checklist: listOf(Statement, mostStatements, (statement) => statement),
  guidelinesHtml: formattedText(t.theGuidelines, 40_000),
  board: z.array(JournalMember).max(mostJournalMembers, { error: () => t.tooMany({ most: mostJournalMembers }) }),
  statements: StatementRules,
  printDesign: PrintDesign,
});
export type JournalSetup = z.infer<typeof JournalSetup>;

/** A section or an article type as a manuscript has it. */
export const NamedClass = z.object({ id: Id, name: z.string() });
export type NamedClass = z.infer<typeof NamedClass>;

/** What a manuscript belongs to, as an author or an editor chooses it. Left out: it stays as it is; null: none. */
export const chosenClasses = { sectionId: Id.nullable().optional(), articleTypeId: Id.nullable().optional() };
