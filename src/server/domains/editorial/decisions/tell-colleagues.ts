import { signedIn, type Context } from '../../../context.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { tellColleagues } from '../editors-to-tell.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { colleagueMail, type ColleaguesAct } from './decision-mails.ts';

interface Told {
  /** Whose decision it was. */
  readonly decidedBy: readonly string[];
  /** They have an email about it already. */
  readonly except?: readonly string[];
}

/** Tells the editors of a manuscript what the actor did about a decision: one email each, and none to the actor. */
export async function tellOfDecision(
  tx: Context,
  found: FoundManuscript,
  act: ColleaguesAct,
  { decidedBy, except = [] }: Told,
): Promise<void> {
  const actor = await findAccount(tx.db, signedIn(tx).userId);
  const did = { act, colleague: actor ? fullName(actor) : '' };
  await tellColleagues(tx, found, { named: decidedBy, except }, (editor) => colleagueMail(tx.site, found, editor, did));
}
