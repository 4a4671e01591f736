import { missingStatements, noStatements, onlyStatements, type Statements } from '../../../../contracts/statements.ts';
import { missingMessage } from '../../../../contracts/statement-words.ts';
import * as t from '../../../../messages/journal-responses.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { readStatementRules } from './journal-setup.ts';
import { findSetup, holdClass } from './setup-store.ts';

/** The section and the article type of a manuscript. */
export interface Classes {
  readonly sectionId: string | null;
  readonly articleTypeId: string | null;
}

type Choice = string | null | undefined;

/** Holds what was chosen, if it differs from before; it has to be an open one of the journal. */
async function hold(
  tx: Context,
  wish: Choice,
  before: string | null,
  which: Omit<Parameters<typeof holdClass>[1], 'id'>,
): Promise<string | null> {
  if (wish === undefined || wish === before) return before;
  if (wish === null) return null;
  const found = await holdClass(tx.db, { id: wish, ...which });
  if (found?.isOpen) return wish;
  throw which.kind === 'section'
    ? invalidInput('sectionId', t.chooseOpenSection())
    : invalidInput('articleTypeId', t.chooseOpenArticleType());
}

/** The section and article type after a choice; what was left out stays, and so does a closed one that it has already. */
export async function chooseClasses(
  tx: Context,
  journalId: string,
  wish: { readonly sectionId?: Choice; readonly articleTypeId?: Choice },
  before: Classes = { sectionId: null, articleTypeId: null },
): Promise<Classes> {
  return {
    sectionId: await hold(tx, wish.sectionId, before.sectionId, { journalId, kind: 'section' }),
    articleTypeId: await hold(tx, wish.articleTypeId, before.articleTypeId, { journalId, kind: 'article-type' }),
  };
}

/** What the author confirmed, word by word as the journal asks it; every statement has to be confirmed. */
export async function requireConfirmed(
  tx: Context,
  journalId: string,
  confirmed: readonly string[],
): Promise<string[]> {
  const asked = (await findSetup(tx.db, journalId))?.checklist ?? [];
  const open = asked.find((statement) => !confirmed.includes(statement));
  if (open !== undefined) throw invalidInput('confirmedStatements', t.confirmStatement({ statement: open }));
  return asked;
}

/**
 * What a manuscript states: of what was sent only what the journal asks for, and all that it requires. Left out, as in the
 * specified payload: what it stated before.
 */
export async function chooseStatements(
  ctx: Pick<Context, 'db'>,
  journalId: string,
  sent: Statements | undefined,
  before: Statements = noStatements,
): Promise<Statements> {
  if (sent === undefined) return before;
  const rules = await readStatementRules(ctx, journalId);
  const [missing] = missingStatements(rules, sent);
  if (missing !== undefined) throw invalidInput('statements', missingMessage(missing));
  return onlyStatements(sent, (kind) => rules[kind].ask !== 'no');
}
