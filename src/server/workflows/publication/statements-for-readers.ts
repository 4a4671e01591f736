import { onlyStatements, type Statements } from '../../../contracts/statements.ts';
import type { Context } from '../../context.ts';
import { readStatementRules } from '../../domains/journals/index.ts';
import type { FoundManuscript } from '../../domains/editorial/index.ts';

/** The statements of a manuscript that its journal shows to readers. */
export async function statementsForReaders(
  ctx: Pick<Context, 'db'>,
  { journalId, statements }: FoundManuscript['manuscript'],
): Promise<Statements> {
  const rules = await readStatementRules(ctx, journalId);
  return onlyStatements(statements, (kind) => rules[kind].ask !== 'no' && rules[kind].toReaders);
}
