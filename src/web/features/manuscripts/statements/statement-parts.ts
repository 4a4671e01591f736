import type { TypedStatements } from '../../../../contracts/drafts.ts';
import type { StatementRules } from '../../../../contracts/statements.ts';

/** What every part of the statements gets. */
export interface StatementParts {
  readonly typed: TypedStatements;
  readonly rules: StatementRules;
  /** By the names of the fields: `statements.ethics`, `statements.grants.0.funder`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly put: (part: Partial<TypedStatements>) => void;
}
