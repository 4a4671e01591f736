import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { v5 } from 'uuid';
import { authorTitles, manuscriptSlot } from '../../contracts/constants.ts';
import type { Context, SignedInActor } from '../context.ts';
import { printAsManuscript, readArticleFile, type JatsArticle } from '../domains/articles/index.ts';
import { uploadManuscriptFiles } from '../domains/files/index.ts';
import { findManuscriptOfUpload } from '../domains/editorial/index.ts';
import { submitManuscript } from '../workflows/submission/submit-manuscript.ts';
import { inDemo, type DemoManuscript } from './demo-file.ts';

/** The namespace of the upload ids, which are the same at every start. */
const demoUploads = '0d6a1a3e-5f2b-4c58-9f0e-2f6f6d1b7c11';

const uploadOf = ({ file }: DemoManuscript): string => v5(file, demoUploads);

async function* oneFile(name: string, bytes: Buffer) {
  yield { name, bytes: Readable.from([bytes]), wasCut: () => false };
}

/** Reads the text of a manuscript. */
export const readManuscript = async ({ file }: DemoManuscript): Promise<JatsArticle> =>
  readArticleFile(await readFile(inDemo('manuscripts', `${file}.xml`)));

/** Uploads the text of a manuscript as its author does. Returns the addresses of the files. */
export async function uploadText(asAuthor: Context, manuscript: DemoManuscript, name: string): Promise<string[]> {
  const { file, isWord } = manuscript;
  const document = isWord
    ? oneFile(`${name}.docx`, await readFile(inDemo('manuscripts', `${file}.docx`)))
    : oneFile(`${name}.pdf`, await printAsManuscript(await readManuscript(manuscript)));
  const { files } = await uploadManuscriptFiles(asAuthor, uploadOf(manuscript), manuscriptSlot, document);
  return files;
}

/** The journal of a manuscript, and what its authors confirm. */
export interface Home {
  readonly id: string;
  readonly checklist: readonly string[];
}

/** A manuscript in review or production, and who acts at which time. */
export interface Stage {
  readonly source: DemoManuscript;
  readonly articleId: string;
  /** When the demo is loaded. */
  readonly today: Date;
  readonly as: (email: string) => Context;
}

/** Submits a manuscript as its author does in the wizard. Returns null when it was submitted before. */
export async function loadManuscript(
  ctx: Context,
  author: SignedInActor,
  manuscript: DemoManuscript,
  { id: journalId, checklist }: Home,
): Promise<string | null> {
  const asAuthor = { ...ctx, actor: author };
  if (await findManuscriptOfUpload(ctx.db, uploadOf(manuscript))) return null;
  const article = await readManuscript(manuscript);
  const submission = {
    journalId,
    articleTitle: article.title.text,
    articleAbstract: article.abstract?.text ?? '',
    articleKeywords: article.keywords.map(({ text }) => text),
    authors: article.authors.map((person) => ({
      authorTitle: authorTitles.find((title) => title === person.title) ?? authorTitles[0],
      authorGivenName: person.givenName,
      authorLastName: person.lastName,
      authorEmail: person.email ?? '',
      authorAffiliation: person.affiliations.join('; '),
      isCorresponding: person.isCorresponding,
    })),
    specialReview: manuscript.forCurrentIssue,
    confirmedStatements: [...checklist],
    statements: manuscript.statements,
    filesUrl: await uploadText(asAuthor, manuscript, manuscript.file),
    awsId: uploadOf(manuscript),
    agreesToPublication: false,
    userId: author.userId,
  };
  const { article: submitted } = await submitManuscript(asAuthor, submission);
  return submitted.id;
}
