import { Readable } from 'node:stream';
import { v5 } from 'uuid';
import { manuscriptSlot } from '../../contracts/constants.ts';
import type { Context, SignedInActor } from '../context.ts';
import { uploadManuscriptFiles } from '../features/files/index.ts';
import { findManuscriptOfUpload, submitManuscript } from '../features/manuscripts/index.ts';
import type { DemoManuscript } from './content/paper.ts';
import { renderManuscriptPdf } from './drawing/manuscript-pdf.ts';

/** The name space of the demo's upload ids, which are the same at every start. */
const demoUploads = '0d6a1a3e-5f2b-4c58-9f0e-2f6f6d1b7c11';

async function* oneFile(name: string, bytes: Buffer) {
  yield { name, bytes: Readable.from([bytes]), wasCut: () => false };
}

/** Submits a manuscript as the author account does in the wizard, unless it has been submitted. */
export async function loadManuscript(
  ctx: Context,
  author: SignedInActor,
  manuscript: DemoManuscript,
  journalId: string,
): Promise<void> {
  const asAuthor = { ...ctx, actor: author };
  const awsId = v5(manuscript.slug, demoUploads);
  if (await findManuscriptOfUpload(ctx.db, awsId)) return;
  const { files } = await uploadManuscriptFiles(
    asAuthor,
    awsId,
    manuscriptSlot,
    oneFile(`${manuscript.slug}.pdf`, await renderManuscriptPdf(manuscript)),
  );
  await submitManuscript(asAuthor, {
    journalId,
    articleTitle: manuscript.title.text,
    articleAbstract: manuscript.abstract.text,
    articleKeywords: manuscript.keywords,
    authors: manuscript.authors.map((person, place) => ({
      authorTitle: person.title,
      authorGivenName: person.givenName,
      authorLastName: person.lastName,
      authorEmail: person.email,
      authorAffiliation: person.affiliation,
      isCorresponding: place === 0,
    })),
    specialReview: manuscript.specialReview,
    filesUrl: files,
    awsId,
    userId: author.userId,
  });
}
