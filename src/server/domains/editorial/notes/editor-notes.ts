import { v7 } from 'uuid';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { fullName } from '../../accounts/index.ts';
import { listNames } from '../desk/edited-store.ts';
import { findEdited } from '../who-may.ts';
import { insertNote, listNotes } from './notes-store.ts';

/** The notes about a manuscript, the newest first. */
export async function readNotes({ db }: Context, manuscriptId: string): Promise<EditorsManuscript['notes']> {
  const rows = await listNotes(db, manuscriptId);
  const people = await listNames(db, [...new Set(rows.map(({ writtenBy }) => writtenBy))]);
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  return rows.map(({ id, text, writtenBy, writtenAt }) => ({
    id,
    text,
    by: names.get(writtenBy) ?? '',
    at: writtenAt.toISOString(),
  }));
}

/** Adds a note for the manuscript's editors; it cannot be changed afterwards. */
export async function addNote(
  ctx: Context,
  articleId: string,
  { text }: BodyOf<typeof editorial.addNote>,
): Promise<string> {
  await findEdited(ctx, articleId);
  await insertNote(ctx.db, {
    id: v7(),
    manuscriptId: articleId,
    text,
    writtenBy: signedIn(ctx).userId,
    writtenAt: ctx.now(),
  });
  return t.noteAdded();
}
