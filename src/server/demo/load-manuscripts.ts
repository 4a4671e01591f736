import { Readable } from 'node:stream';
import { v5 } from 'uuid';
import { manuscriptSlot } from '../../contracts/constants.ts';
import type { Context, SignedInActor } from '../context.ts';
import { uploadManuscriptFiles } from '../features/files/index.ts';
import { findManuscriptOfUpload, submitManuscript } from '../features/manuscripts/index.ts';
import { tellOfSubmission } from '../features/reviews/index.ts';
import type { DemoManuscript } from './content/paper.ts';
import { renderManuscriptPdf } from './drawing/print-papers.ts';

/** The name space of the demo's upload ids, which are the same at every start. */
const demoUploads = '0d6a1a3e-5f2b-4c58-9f0e-2f6f6d1b7c11';

const uploadOf = ({ slug }: DemoManuscript): string => v5(slug, demoUploads);

async function* oneFile(name: string, bytes: Buffer) {
  yield { name, bytes: Readable.from([bytes]), wasCut: () => false };
}

/** Uploads the text of a manuscript as its author does; gives the address of the file. */
export async function uploadText(asAuthor: Context, manuscript: DemoManuscript, name: string): Promise<string[]> {
  const bytes = await renderManuscriptPdf(manuscript);
  const { files } = await uploadManuscriptFiles(
    asAuthor,
    uploadOf(manuscript),
    manuscriptSlot,
    oneFile(`${name}.pdf`, bytes),
  );
  return files;
}

/** Submits a manuscript as the author account does in the wizard; null when it has been submitted. */
export async function loadManuscript(
  ctx: Context,
  author: SignedInActor,
  manuscript: DemoManuscript,
  journalId: string,
): Promise<string | null> {
  const asAuthor = { ...ctx, actor: author };
  if (await findManuscriptOfUpload(ctx.db, uploadOf(manuscript))) return null;
  const submission = {
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
    filesUrl: await uploadText(asAuthor, manuscript, manuscript.slug),
    awsId: uploadOf(manuscript),
    userId: author.userId,
  };
  const { article } = await submitManuscript(asAuthor, submission, tellOfSubmission);
  return article.id;
}
