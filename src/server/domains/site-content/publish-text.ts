import * as t from '../../../messages/content-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { fileIdOf, findFile, keepFromClearing } from '../files/index.ts';
import { addAuditEntry, auditEntryIdOf } from '../audit-log/index.ts';
import { readSiteContent, type CurrentText } from './read-texts.ts';
import type { NamedPicture, SiteContent } from './site-content.ts';
import { findTexts, putText } from './text-store.ts';

type Content = Record<string, unknown>;
type Versioned<C> = C & { readonly version: number };

/** The file of a picture: one that the text shows already, or an upload of the caller's own. */
async function pictureId(ctx: Context, { field, url }: NamedPicture, shown: readonly string[]): Promise<string> {
  const id = fileIdOf(url);
  const file = id === null ? null : await findFile(ctx.db, id);
  const isOwn = file?.purpose === 'cover' && file.ownerId === signedIn(ctx).userId;
  if (!file || !(isOwn || shown.includes(file.id))) throw invalidInput(field, t.pictureMissing());
  return file.id;
}

/** The files of all pictures of a text, held against the janitor. */
async function holdPictures<C extends Content>(tx: Context, text: SiteContent<C>, content: C): Promise<string[]> {
  const [row] = await findTexts(tx.db, [text.name]);
  const ids: string[] = [];
  for (const picture of text.pictures(content))
    if (picture.url !== '') ids.push(await pictureId(tx, picture, row?.pictureIds ?? []));
  await keepFromClearing(tx, ids);
  return ids;
}

const overtaken = () => new AppError('stale-version', t.publishedElsewhere());

/** Puts a text in its place; null puts the delivered one there. */
async function put<C extends Content>(ctx: Context, text: SiteContent<C>, version: number, content: C | null) {
  return inTransaction(ctx, async (tx): Promise<CurrentText<C>> => {
    const pictureIds = content === null ? [] : await holdPictures(tx, text, content);
    const row = { name: text.name, content, pictureIds, version, changedAt: tx.now() };
    if (!(await putText(tx.db, row))) throw overtaken();
    const action = content === null ? 'site-text-reset' : 'site-text-published';
    await addAuditEntry(tx, action, auditEntryIdOf('site-text', text.name), { text: text.name, version: version + 1 });
    await tx.announcePublicChange();
    return readSiteContent(tx, text);
  });
}

/** Publishes a text if the version that was seen is still current (decision 35). */
export async function publishText<C extends Content>(
  ctx: Context,
  text: SiteContent<C>,
  { version, ...typed }: Versioned<C>,
): Promise<CurrentText<C>> {
  return put(ctx, text, version, text.clean(text.schema.parse(typed)));
}

/** Goes back to the text as it was delivered. */
export const resetText = async <C extends Content>(ctx: Context, text: SiteContent<C>, version: number) =>
  put(ctx, text, version, null);
