import { v7 } from 'uuid';
import { issues, type NewFullIssue } from '../../contracts/issues.ts';
import { makePng } from '../documents/make-picture.ts';
import { addressOf } from './client.ts';
import { aJournal, aPdf, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const aCover = (name = 'cover.png'): SentFile => ({ name, bytes: makePng(30, 40) });
export const aDocument = (name = 'issue.pdf'): SentFile => ({ name, bytes: aPdf(name) });

/** Sends files of a full issue as the screen does: multipart field s3FullIssue. */
export async function uploadIssueFiles(
  product: Product,
  { token }: Pick<TestUser, 'token'>,
  uuid: string,
  sent: readonly SentFile[],
) {
  const form = new FormData();
  for (const { name, bytes } of sent) form.append('s3FullIssue', new Blob([bytes]), name);
  const address = addressOf(product, issues.upload, { params: { uuid } });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as {
    files?: string[];
    uploads?: { url: string; name: string }[];
    detail?: string;
  };
  return { status: answer.status, detail: body.detail ?? '', files: body.files ?? [], uploads: body.uploads ?? [] };
}

/** What the screen sends to put an issue on sale, with files that this administrator has uploaded. */
export async function aNewIssue(
  product: Product,
  administrator: TestUser,
  changes: Partial<NewFullIssue> = {},
): Promise<NewFullIssue> {
  const { files } = await uploadIssueFiles(product, administrator, v7(), [aCover(), aDocument()]);
  const [issueImageURL = '', issueDoccumentURL = ''] = files;
  return {
    journalId: changes.journalId ?? (await aJournal(product)).id,
    issueVolume: '3',
    issueNumber: '4',
    issuePrice: 149,
    stripeName: 'Volume 3, Issue 4: Winds',
    stripeDescription: 'The whole issue as one PDF.',
    issueImageURL,
    issueDoccumentURL,
    ...changes,
  };
}
