import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ReplyOf } from '../../../../contracts/call.ts';
import type { JournalSetup } from '../../../../contracts/journal-setup-values.ts';
import type { journalSetup, PublicSetup, StoredSetup } from '../../../../contracts/journal-setup.ts';
import { usualDesign, type PrintDesign } from '../../../../contracts/print-design.ts';
import { usualRules, type StatementRules } from '../../../../contracts/statements.ts';
import * as t from '../../../../messages/journal-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { sanitiseFormattedText } from '../../../sanitise-formatted-text.ts';
import { hasRole, listRoleHolders } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findJournal } from '../journal-store.ts';
import { lockSettings } from '../review-settings-store.ts';
import {
  findSetup,
  listClasses,
  listUsedClasses,
  lockClasses,
  putClass,
  putSetup,
  removeClasses,
  type SetupRow,
} from './setup-store.ts';

async function readParts(ctx: Context, journalId: string, kept: SetupRow | null): Promise<JournalSetup> {
  const classes = await listClasses(ctx.db, journalId);
  const ofKind = (kind: (typeof classes)[number]['kind']) => classes.filter((one) => one.kind === kind);
  return {
    sections: ofKind('section').map(({ id, name, isOpen, editorId }) => ({ id, name, isOpen, editorId })),
    articleTypes: ofKind('article-type').map(({ id, name, isOpen }) => ({ id, name, isOpen })),
    checklist: kept?.checklist ?? [],
    // Cleaned when it was written, and again here, in case it came another way (threat C29).
    guidelinesHtml: sanitiseFormattedText(kept?.guidelinesHtml ?? ''),
    board: kept?.board ?? [],
    statements: kept?.statements ?? usualRules,
    printDesign: kept?.printDesign ?? usualDesign,
  };
}

/** Throws for all but the editor in chief of a journal and administrators. */
export async function requireChief(ctx: Context, journalId: string): Promise<void> {
  const { isAdmin, userId } = signedIn(ctx);
  if (!isAdmin && !(await hasRole(ctx.db, userId, journalId, ['editor-in-chief']))) throw forbidden();
}

/** Which statements a journal asks for, and who reads them. */
export const readStatementRules = async ({ db }: Pick<Context, 'db'>, journalId: string): Promise<StatementRules> =>
  (await findSetup(db, journalId))?.statements ?? usualRules;

/** How a journal prints its articles. */
export const readPrintDesign = async ({ db }: Pick<Context, 'db'>, journalId: string): Promise<PrintDesign> =>
  (await findSetup(db, journalId))?.printDesign ?? usualDesign;

/** What a journal asks of its authors, and its board, as its editor in chief and administrators change it. */
export async function readSetup(ctx: Context, journalId: string): Promise<StoredSetup> {
  await requireChief(ctx, journalId);
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  const kept = await findSetup(ctx.db, journal.id);
  return {
    journalId: journal.id,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    version: kept?.version ?? 0,
    savedAt: kept?.savedAt.toISOString() ?? null,
    setup: await readParts(ctx, journal.id, kept),
    usedIds: await listUsedClasses(ctx.db, journal.id),
  };
}

/** The same as everyone sees it: without the editors of sections. */
export async function readPublicSetup(ctx: Context, abbreviationOrId: string): Promise<PublicSetup> {
  const journal = await findJournal(ctx.db, abbreviationOrId);
  if (!journal) throw notFound('journal');
  const setup = await readParts(ctx, journal.id, await findSetup(ctx.db, journal.id));
  return {
    ...setup,
    sections: setup.sections.map(({ editorId: _internal, ...section }) => section),
    journalId: journal.id,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
  };
}

/** A section's new manuscripts go to an editor of the journal. */
async function refuseOtherEditors(tx: Context, journalId: string, { sections }: JournalSetup): Promise<void> {
  const editors = new Set(
    (await listRoleHolders(tx.db, journalId, ['editor', 'editor-in-chief'])).map(({ userId }) => userId),
  );
  const foreign = sections.find(({ editorId }) => editorId !== null && !editors.has(editorId));
  if (foreign) throw invalidInput('sections', t.chooseSectionEditor({ section: foreign.name }));
}

/** Writes the sections and article types; one that manuscripts belong to can be closed, not removed. */
async function writeClasses(tx: Context, journalId: string, { sections, articleTypes }: JournalSetup): Promise<void> {
  const wished = [
    ...sections.map((one, place) => ({ ...one, journalId, kind: 'section' as const, place })),
    ...articleTypes.map((one, place) => ({ ...one, journalId, kind: 'article-type' as const, place, editorId: null })),
  ];
  const wishedIds = new Set(wished.map(({ id }) => id));
  const removed = (await lockClasses(tx.db, journalId)).filter(({ id }) => !wishedIds.has(id));
  const used = removed.length === 0 ? [] : await listUsedClasses(tx.db, journalId);
  const stillUsed = removed.find(({ id }) => used.includes(id));
  if (stillUsed) throw new AppError('state-conflict', t.classInUse({ name: stillUsed.name }));
  await removeClasses(
    tx.db,
    removed.map(({ id }) => id),
  );
  for (const one of wished)
    if (!(await putClass(tx.db, one))) throw invalidInput('sections', t.classOfAnotherJournal({ name: one.name }));
}

const parts = [
  'sections',
  'articleTypes',
  'checklist',
  'guidelinesHtml',
  'board',
  'statements',
  'printDesign',
] as const;

/** For the audit log: a logo by its size, not its bytes. */
const told = (setup: JournalSetup): JournalSetup => {
  const { logo } = setup.printDesign;
  return { ...setup, printDesign: { ...setup.printDesign, logo: logo === '' ? '' : `${logo.length} characters` } };
};

/** Saves a journal's setup as a whole. The same again changes nothing. */
export async function saveSetup(
  ctx: Context,
  journalId: string,
  { version, setup }: BodyOf<typeof journalSetup.save>,
): Promise<ReplyOf<typeof journalSetup.save>> {
  await requireChief(ctx, journalId);
  return inTransaction(ctx, async (tx) => {
    const journal = await lockSettings(tx.db, journalId);
    if (!journal) throw notFound('journal');
    const before = await readSetup(tx, journalId);
    const after = { ...setup, guidelinesHtml: sanitiseFormattedText(setup.guidelinesHtml) };
    const changed = parts.filter((part) => !isDeepStrictEqual(before.setup[part], after[part]));
    const message = t.setupSaved({ journal: journal.journalTitle });
    if (changed.length === 0) return { message, stored: before };
    if (version !== before.version) throw new AppError('stale-version', t.setupChangedElsewhere());
    await refuseOtherEditors(tx, journalId, after);
    await writeClasses(tx, journalId, after);
    const { sections: _sections, articleTypes: _types, ...rest } = after;
    await putSetup(tx.db, { journalId, version: version + 1, savedAt: tx.now(), ...rest });
    await addAuditEntry(tx, 'journal-setup', journalId, {
      version: version + 1,
      ...Object.fromEntries(changed.map((part) => [part, { from: told(before.setup)[part], to: told(after)[part] }])),
    });
    await tx.announcePublicChange();
    return { message, stored: await readSetup(tx, journalId) };
  });
}
