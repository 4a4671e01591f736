import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { discussionEmails } from '../src/server/db/schema/index.ts';
import { databaseOf } from './beside-the-server.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { isSoundNow } from './sound-screen.ts';
import type { Caller } from './submissions.ts';

const office = anOffice();
const words = 'The data are in the archive.';

/** The author opens a discussion, and answers it by email from another address. */
async function emailsFromHome(request: APIRequestContext, id: string, author: Caller): Promise<void> {
  const opened = await request.post(`/api/discussions/manuscripts/${id}`, {
    headers: author.headers,
    data: { audience: 'author', invitationId: null, subject: 'Data', text: 'Where may the data be?' },
  });
  expect(opened.status()).toBe(200);
  const { discussionId } = (await opened.json()) as { discussionId: string };
  await databaseOf(request).insert(discussionEmails).values({
    id: randomUUID(),
    discussionId,
    userId: author.id,
    messageId: randomUUID(),
    outcome: 'unattributed',
    arrivedAt: new Date(),
    sender: 'amal@home.example',
    text: words,
  });
}

test('an editor finds an email from another address by keyboard, reads it and deletes it; its author does not see it', async ({
  browser,
}) => {
  const { author, editor, inReview, pageOf, request } = office.now;
  const id = await inReview('Dunes from home');
  await emailsFromHome(request, id, author);

  const desk = await pageOf(browser, editor);
  await desk.goto(addressOf(id));
  const lead = desk.getByText('1 discussion, 1 new message, 1 email from another address');
  await expect(lead).toBeVisible();
  await expect(desk.getByText(/^Email from amal@home\.example/)).toBeVisible();
  await expect(desk.getByText('This address does not take part, so only editors read the email.')).toBeVisible();
  await expect(desk.getByText(words)).toBeVisible();
  await isSoundNow(desk, 'an email from another address');

  const writer = await pageOf(browser, author);
  await writer.goto(pages.followManuscript.href({ articleId: id }));
  await writer.getByRole('heading', { name: 'Data', level: 3 }).click();
  await expect(writer.getByText('Where may the data be?')).toBeVisible();
  await expect(writer.getByText(words)).toHaveCount(0);

  await button(desk, 'Delete the email from amal@home.example').press('Enter');
  await expect(desk.getByText(words)).toHaveCount(0);
  await expect(desk.getByText('email from another address')).toHaveCount(0);
});
