import { mostDiscussionFiles } from '../../../../../contracts/discussion-values.ts';
import * as t from '../../../../../messages/discussion-emails.ts';
import type { Context } from '../../../../context.ts';
import type { DiscussionRow } from '../../../../db/schema/index.ts';
import { AppError } from '../../../../errors.ts';
import type { ArrivedFile } from '../../../../ports/mail/apart/arrived-email.ts';
import type { IncomingFile } from '../../../files/index.ts';
import type { SideIn } from '../find-side.ts';
import { filesToSend, uploadDiscussionFile } from '../message-files.ts';

/** Whether a refusal is about what was sent; any other fault passes, and the email is taken later. */
export const isAboutEmail = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.code !== 'busy';

async function* incoming({ site }: Context, { name, bytes }: ArrivedFile): AsyncGenerator<IncomingFile> {
  async function* piece() {
    yield Buffer.from(bytes);
  }
  yield { name, bytes: piece(), wasCut: () => bytes.length > site.maxUploadBytes };
}

/** Stores the files of an email as those of a message; those that cannot be sent come back with the reason. */
export async function takeFiles(
  ctx: Context,
  { side, discussion }: { readonly side: SideIn; readonly discussion: DiscussionRow },
  files: readonly ArrivedFile[],
): Promise<{ readonly fileIds: readonly string[]; readonly refused: readonly string[] }> {
  const fileIds: string[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const named = { ...file, name: file.name === '' ? t.unnamedFile() : file.name };
    if (fileIds.length === mostDiscussionFiles)
      refused.push(t.tooManyFiles({ name: named.name, most: mostDiscussionFiles }));
    else
      try {
        const { url } = await uploadDiscussionFile(ctx, incoming(ctx, named));
        fileIds.push(...(await filesToSend(ctx, side, discussion, [url], fileIds.length + 1)));
      } catch (error) {
        if (!isAboutEmail(error)) throw error;
        refused.push(error.message);
      }
  }
  return { fileIds, refused };
}
