import * as t from '../messages/statement-values.ts';
import type { PlainMessage } from '../messages/message.ts';
import { doiHref } from './doi-href.ts';
import { Ror } from './institutions.ts';
import { readDoi } from './read-doi.ts';
import { line, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The statements that are a text each. */
export const statementTexts = [
  'funding',
  'dataAvailability',
  'competingInterests',
  'ethics',
  'aiUse',
  'acknowledgements',
] as const;
export type StatementText = (typeof statementTexts)[number];

/** The statements in the order in which they are asked and read. */
export const statementKinds = [...statementTexts, 'relatedWorks'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** The bounds of a statement. */
export const longestStatementText = 4000;
export const mostGrants = 30;
export const mostAwards = 20;
export const mostWorks = 30;

/** Who paid for the work: a funder, its ROR id if it is known, and its award numbers. */
export const Grant = z.object({
  funder: line(t.theFunder, 300),
  ror: Ror.optional(),
  /** Its DOI in the Open Funder Registry, as older articles name it. */
  registryId: z
    .string()
    .regex(/^10\.13039\/\d{1,20}$/)
    .optional(),
  awards: z
    .array(line(t.theAward, 100))
    .max(mostAwards, { error: () => t.tooManyAwards({ most: mostAwards }) })
    .default([]),
});
export type Grant = z.infer<typeof Grant>;

/** What another work is to this one. */
export const workRelations = ['preprint', 'dataset', 'translation', 'other'] as const;
export type WorkRelation = (typeof workRelations)[number];

/** The address of a work by its DOI, in any notation, or on the web; null for anything else. */
export function workAddress(written: string): string | null {
  const doi = readDoi(written);
  if (doi !== null) return doiHref(doi);
  return /^https?:\/\/[^\s@]+$/i.test(written) && URL.canParse(written) ? new URL(written).href : null;
}

export const RelatedWork = z.object({
  relation: z.enum(workRelations),
  /** Its DOI or web address, as typed; kept as an address. */
  address: line(t.theAddress, 1000).transform((written, ctx) => {
    const address = workAddress(written);
    if (address !== null) return address;
    ctx.addIssue({ code: 'custom', message: t.addressFaulty() });
    return z.NEVER;
  }),
});
export type RelatedWork = z.infer<typeof RelatedWork>;

const text = (label: PlainMessage) => z.union([z.literal(''), prose(label, longestStatementText)]).default('');

/** What authors state about a work, beside the text; '' and [] say nothing. */
export const Statements = z.object({
  /** Grants, and what else there is to say of them. */
  grants: z
    .array(Grant)
    .max(mostGrants, { error: () => t.tooManyGrants({ most: mostGrants }) })
    .default([]),
  funding: text(t.funding),
  dataAvailability: text(t.dataAvailability),
  competingInterests: text(t.competingInterests),
  ethics: text(t.ethics),
  aiUse: text(t.aiUse),
  acknowledgements: text(t.acknowledgements),
  relatedWorks: z
    .array(RelatedWork)
    .max(mostWorks, { error: () => t.tooManyWorks({ most: mostWorks }) })
    .default([]),
});
export type Statements = z.infer<typeof Statements>;

/** The same as it is read. */
export const StatedStatements = Statements.extend({
  relatedWorks: z.array(z.object({ relation: z.enum(workRelations), address: z.string() })),
});

/** No statement at all. */
export const noStatements: Statements = {
  grants: [],
  funding: '',
  dataAvailability: '',
  competingInterests: '',
  ethics: '',
  aiUse: '',
  acknowledgements: '',
  relatedWorks: [],
};

/** Whether something was stated. */
export function isStated(statements: Statements, kind: StatementKind): boolean {
  if (kind === 'relatedWorks') return statements.relatedWorks.length > 0;
  return statements[kind].trim() !== '' || (kind === 'funding' && statements.grants.length > 0);
}

/** Only the statements of these kinds. */
export function onlyStatements(statements: Statements, keeps: (kind: StatementKind) => boolean): Statements {
  const left = statementKinds.filter((kind) => !keeps(kind));
  return {
    ...statements,
    ...Object.fromEntries(left.map((kind) => [kind, noStatements[kind]])),
    ...(left.includes('funding') ? { grants: [] } : {}),
  };
}

export const askings = ['no', 'optional', 'required'] as const;
export type Asking = (typeof askings)[number];

/** Whether a journal asks for a statement, and who reads it. */
const Rule = z.object({ ask: z.enum(askings), toReviewers: z.boolean(), toReaders: z.boolean() });
export type StatementRule = z.infer<typeof Rule>;

/** Acknowledgements and related works name the authors in ways that no search finds: reviewers never read them. */
const HiddenRule = Rule.extend({ toReviewers: z.literal(false) });

/** What a journal asks its authors to state. */
export const StatementRules = z.object({
  funding: Rule,
  dataAvailability: Rule,
  competingInterests: Rule,
  ethics: Rule,
  aiUse: Rule,
  acknowledgements: HiddenRule,
  relatedWorks: HiddenRule,
});
export type StatementRules = z.infer<typeof StatementRules>;

/** Whether a journal may show a statement to reviewers at all. */
export const isForReviewers = (kind: StatementKind): boolean => kind !== 'acknowledgements' && kind !== 'relatedWorks';

const usual = { ask: 'optional', toReviewers: false, toReaders: true } as const;

/** What a journal asks that has not chosen. */
export const usualRules: StatementRules = {
  funding: usual,
  dataAvailability: usual,
  competingInterests: usual,
  ethics: usual,
  aiUse: usual,
  acknowledgements: usual,
  relatedWorks: usual,
};

/** The required statements that are missing. */
export const missingStatements = (rules: StatementRules, statements: Statements): StatementKind[] =>
  statementKinds.filter((kind) => rules[kind].ask === 'required' && !isStated(statements, kind));
