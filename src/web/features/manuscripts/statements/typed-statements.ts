import { blankStatements, type TypedStatements } from '../../../../contracts/drafts.ts';
import { missingMessage, statementNames } from '../../../../contracts/statement-words.ts';
import {
  missingStatements,
  statementKinds,
  Statements,
  type StatementKind,
  type StatementRules,
} from '../../../../contracts/statements.ts';
import type { z } from '../../../../contracts/zod-for-pages.ts';
import * as t from '../../../../messages/statements.ts';

const isBlank = (text: string) => text.trim() === '';
const awardsIn = (typed: string): string[] => [...new Set(typed.split(/[,;،؛\n]/).map((one) => one.trim()))];

type Sent = z.input<typeof Statements>;

/** What is sent for what was typed: rows without a word are left out. */
export function statementsSent({ grants, relatedWorks, ...texts }: TypedStatements): Sent {
  return {
    ...texts,
    grants: grants
      .filter(({ funder, awards }) => !isBlank(funder) || !isBlank(awards))
      .map(({ funder, ror, awards }) => ({
        funder,
        ...(ror === '' ? {} : { ror }),
        awards: awardsIn(awards).filter((award) => award !== ''),
      })),
    relatedWorks: relatedWorks.filter(({ address }) => !isBlank(address)),
  };
}

/** What the journal asks for of what was typed: something else may have been typed for another journal. */
export function askedOf(typed: TypedStatements, rules: StatementRules | undefined): TypedStatements {
  const isOff = (kind: StatementKind) => rules?.[kind].ask === 'no';
  return {
    ...typed,
    ...Object.fromEntries(statementKinds.filter(isOff).map((kind) => [kind, blankStatements[kind]])),
    ...(isOff('funding') ? { grants: [] } : {}),
  };
}

/** Statements as a form holds them. */
export const typedFrom = ({ grants, ...rest }: z.output<typeof Statements>): TypedStatements => ({
  ...rest,
  grants: grants.map(({ funder, ror = '', awards }) => ({ funder, ror, awards: awards.join(', ') })),
});

/** A fault of what was typed; `row` is the place in a list of rows. */
export interface StatementProblem {
  readonly kind: StatementKind;
  readonly field: string;
  readonly message: string;
  readonly row?: number;
}

/** The places of the rows that are sent. */
const placesOf = (rows: readonly (readonly string[])[]): number[] =>
  rows.flatMap((texts, place) => (texts.every(isBlank) ? [] : [place]));

const kindOf = (part: unknown): StatementKind =>
  part === 'grants' ? 'funding' : (statementKinds.find((kind) => kind === part) ?? 'funding');

/** What keeps statements from being sent: faults, and required ones that are missing. */
export function statementProblems(whole: TypedStatements, rules: StatementRules | undefined): StatementProblem[] {
  const typed = askedOf(whole, rules);
  const judged = Statements.safeParse(statementsSent(typed));
  const places: Readonly<Record<string, number[]>> = {
    grants: placesOf(typed.grants.map(({ funder, awards }) => [funder, awards])),
    relatedWorks: placesOf(typed.relatedWorks.map(({ address }) => [address])),
  };
  const faults = (judged.error?.issues ?? []).map(({ path: [part, at, name], message }): StatementProblem => {
    const kind = kindOf(part);
    const row = typeof at === 'number' ? places[String(part)]?.[at] : undefined;
    return row === undefined
      ? { kind, field: `statements.${kind}`, message }
      : { kind, field: `statements.${String(part)}.${row}.${String(name)}`, message, row };
  });
  const missing = rules && judged.success ? missingStatements(rules, judged.data) : [];
  return [...faults, ...missing.map((kind) => ({ kind, field: `statements.${kind}`, message: missingMessage(kind) }))];
}

/** The fault with the name of its statement, for a list of faults. */
export const whereIn = ({ kind, message, row }: StatementProblem): string =>
  row === undefined ? message : t.rowProblem({ name: statementNames[kind](), number: row + 1, message });
