import { expect, type APIRequestContext } from '@playwright/test';
import { accept, aSubmission, type Caller } from './submissions.ts';

interface Asked {
  readonly title: string;
  readonly percentAsked: number;
  readonly justification: string;
}

/** An accepted manuscript whose author asks for a smaller handling fee. */
export async function aWaiverRequest(request: APIRequestContext, author: Caller, office: Caller, asked: Asked) {
  const { title, ...data } = asked;
  const manuscript = await aSubmission(request, author, { title });
  await accept(request, office, manuscript);
  const { headers } = author;
  const answer = await request.post(`/api/fees/${manuscript.id}/request-waiver`, { headers, data });
  expect(answer.status()).toBe(200);
  const { fee } = (await answer.json()) as { fee: { request: { id: string } } };
  return { articleId: manuscript.id, requestId: fee.request.id };
}
