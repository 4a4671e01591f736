import type { EditorsAnonymity, EditorsFinding } from '../../../../contracts/editorial-values.ts';
import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findChecks, noteMeant, listDismissals } from './check-store.ts';
import { groupedFindings, openFindings, stateOfCheck } from './finding-groups.ts';
import { findingsOfContents } from './texts/text-findings.ts';

/** The state of a check with the findings in title, abstract and keywords. */
function stateWith(
  state: EditorsAnonymity['state'],
  contents: readonly Pick<EditorsFinding, 'dismissal'>[],
): EditorsAnonymity['state'] {
  if (state === 'pending') return state;
  if (contents.some(({ dismissal }) => dismissal === null)) return 'found';
  return state === 'clean' && contents.length > 0 ? 'dismissed' : state;
}

/** What the search for the authors' own words found in a version, as its editors see it. */
export async function readEditorsAnonymity(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<EditorsAnonymity> {
  const checks = await findChecks(db, manuscriptId, version);
  const dismissals = await listDismissals(db, manuscriptId);
  const found = await findingsOfContents(db, manuscriptId, version);
  const contents = found.map(({ id, kind, file, excerpt }) => {
    const dismissal = dismissals.get(id) ?? null;
    return { id, kind, file, excerpt, pages: [], isInFile: false, dismissal };
  });
  return {
    state: stateWith(stateOfCheck(checks, dismissals), contents),
    isMeant: checks?.isMeant ?? false,
    findings: [...contents, ...groupedFindings(checks?.anonymity ?? [], dismissals)],
  };
}

/** The same for its author: what is still to fix, without dismissed findings. */
export async function readAnonymity(db: Database, manuscriptId: string, version: number): Promise<AnonymityCheck> {
  const { state, isMeant, findings: all } = await readEditorsAnonymity(db, manuscriptId, version);
  const checks = await findChecks(db, manuscriptId, version);
  const dismissals = await listDismissals(db, manuscriptId);
  const contents = all.filter(({ isInFile, dismissal }) => !isInFile && dismissal === null);
  const findings = [
    ...contents.map(({ kind, file, excerpt }) => ({ kind, file, excerpt, page: null })),
    ...openFindings(checks?.anonymity ?? [], dismissals),
  ];
  if (state === 'found' && isMeant) return { state: 'meant', findings };
  return { state: state === 'dismissed' ? 'clean' : state, findings };
}

/**
 * Saves that the author intends what was found; in the transaction of the call, which locks the manuscript. A repeat
 * changes nothing.
 */
export async function meanIt(tx: Context, manuscriptId: string, version: number): Promise<void> {
  const { state } = await readAnonymity(tx.db, manuscriptId, version);
  if (state === 'meant') return;
  if (state !== 'found') throw new AppError('state-conflict', t.noFindings());
  await noteMeant(tx.db, manuscriptId, version);
  await addAuditEntry(tx, 'anonymity-meant', manuscriptId, { version });
}
