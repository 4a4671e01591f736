import { expect } from '@playwright/test';
import { aWordPaper } from '../src/test/documents/a-word-paper.ts';
import type { Office } from './editorial-office.ts';

const word = {
  name: 'paper.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(aWordPaper()),
};

/** A Word manuscript that was just accepted. */
export async function acceptedPaper({ reported, acts, chief }: Office, title: string): Promise<string> {
  const id = await reported(title, word);
  await acts(id, 'decision', { kind: 'accept', letter: 'We are glad to accept it.' });
  await acts(id, 'ratification', { isRatified: true }, chief);
  return id;
}

/** A Word manuscript whose text was read and can be edited. */
export async function paperInProduction(office: Office, title: string): Promise<string> {
  const { request, chief } = office;
  await office.produces();
  const id = await acceptedPaper(office, title);
  const stage = async () => {
    const answer = await request.get(`/api/production/${id}`, { headers: chief.headers });
    return ((await answer.json()) as { stage?: string }).stage;
  };
  await expect.poll(stage, { timeout: 120_000 }).toBe('editing');
  return id;
}
