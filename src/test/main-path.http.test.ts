import { readFileSync } from 'node:fs';
import path from 'node:path';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts, loginFailedMessage } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { plans } from '../contracts/constants.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { articlePdfHref, pages } from '../contracts/pages.ts';
import { payments } from '../contracts/payments.ts';
import { sandbox } from '../contracts/sandbox.ts';
import { cookieOf, postPricingForm, sessionIdOf } from './product/checkouts.ts';
import { refusal, reply, upload } from './product/client.ts';
import { aJournal, aPdf, aUser, type TestUser } from './product/factories.ts';
import { linkIn, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();

/** A real paper where the corpus lies beside the repository, else one of ours. */
function realPaper(): Uint8Array<ArrayBuffer> {
  const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus/jose/jose.00198/article.pdf');
  try {
    return new Uint8Array(readFileSync(corpus));
  } catch {
    process.stderr.write('\nTHE CORPUS IS NOT BESIDE THE REPOSITORY: the path runs with a made-up paper.\n');
    return aPdf();
  }
}

const person = {
  email: 'amal@example.org',
  password: 'Palm-Grove-77!',
  confirmPassword: 'Palm-Grove-77!',
  title: 'Dr' as const,
  surname: 'Haddad',
  otherName: 'Amal',
  affiliation: 'Example University',
  country: 'AE',
};

async function registered() {
  await reply(product, accounts.register, { body: person });
  const early = await refusal(product, accounts.login, { body: { email: person.email, password: person.password } });
  expect(early).toMatchObject({ status: 401, detail: loginFailedMessage });
  const link = linkIn(await nextMail(product, person.email, /Confirm your email/));
  expect((await fetch(link)).status).toBe(200);
  const token = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
  await reply(product, accounts.verifyEmail, { params: { token } });
  expect(await refusal(product, accounts.verifyEmail, { params: { token } })).toMatchObject({
    status: 410,
    code: 'link-spent',
  });
  return reply(product, accounts.login, { body: { email: person.email, password: person.password } });
}

async function submitted(
  author: { token: string; user: { id: string } },
  paper: Uint8Array<ArrayBuffer>,
  journalId: string,
) {
  const awsId = v7();
  const stored = await upload(product, author.token, awsId, [{ name: 'ecological-forecasting.pdf', bytes: paper }], 1);
  expect(stored.status).toBe(201);
  const { files } = JSON.parse(stored.text) as { files: string[] };
  const body = {
    journalId,
    articleTitle: 'Forecasting <Dynamics> & teaching it',
    articleAbstract: 'A semester-long course.\n\nIt uses 5 < 6 discussions.',
    articleKeywords: ['forecasting', 'ecology'],
    authors: [
      {
        authorTitle: 'Dr.' as const,
        authorGivenName: 'Amal',
        authorLastName: 'Haddad',
        authorEmail: person.email,
        authorAffiliation: 'Example University',
      },
    ],
    filesUrl: files,
    awsId,
    userId: author.user.id,
  };
  return (await reply(product, manuscripts.create, { body }, { token: author.token })).article;
}

/** Begins to buy the two-day pass as the pricing page does: a form post by cookie, then a card that is declined. */
async function startsToBuyTwoDays(reader: TestUser) {
  const cookie = await cookieOf(product, reader);
  const started = await postPricingForm(
    product,
    { cookie, origin: product.url },
    { userId: reader.user.id, emailId: reader.email },
  );
  expect(started.status).toBe(303);
  const sessionId = sessionIdOf(started);
  expect(
    (await refusal(product, sandbox.pay, { params: { sessionId }, body: { cardNumber: '4000000000000002' } })).status,
  ).toBe(402);
  return { sessionId, cookie };
}

test('the main path: registered, verified, submitted, accepted, public, bought, read', async () => {
  const journal = await aJournal(product, { abbreviation: 'EIJER', title: 'Emirates Journal' });
  const paper = realPaper();
  const author = await registered();
  const listBefore = await fetch(`${product.url}/journal/EIJER`);
  const emptyPage = await listBefore.text();
  for (const words of ['No articles available', 'No description available']) expect(emptyPage).toContain(words);

  const manuscript = await submitted(author, paper, journal.id);
  const administrator = await aUser(product, { isAdmin: true });
  const waiting = await reply(
    product,
    verification.toVerify,
    { params: { adminId: administrator.user.id } },
    { token: administrator.token },
  );
  expect(waiting.map((one) => one.id)).toEqual([manuscript.id]);
  const file = await fetch(product.url + (waiting[0]?.filesURL[0] ?? ''), {
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(paper))).toBe(true);

  const pdf = product.url + articlePdfHref('EIJER', manuscript.id);
  expect((await fetch(pdf)).status).toBe(404);
  const accepted = await reply(
    product,
    verification.accept,
    { body: { articleId: manuscript.id } },
    { token: administrator.token },
  );

  // On the very next request, with no script run.
  for (const address of ['/', '/journal/EIJER', accepted.url]) {
    const page = await (await fetch(product.url + address)).text();
    expect(page, address).toContain('Forecasting &lt;Dynamics&gt; &amp; teaching it');
    expect(page, address).not.toContain('&amp;amp;');
  }
  const article = await (await fetch(product.url + accepted.url)).text();
  expect(article).toContain('It uses 5 &lt; 6 discussions.');
  expect(article).toContain('Example University');
  expect(article).not.toContain(person.email);
  await nextMail(product, person.email, /^Accepted and published/);

  const reader = await aUser(product);
  const asReader = { headers: { authorization: `Bearer ${reader.token}` } };
  expect((await fetch(pdf)).status).toBe(401);
  const unpaid = await fetch(pdf, asReader);
  expect(unpaid.status).toBe(402);
  expect(await unpaid.text()).not.toContain('%PDF');

  const { sessionId, cookie } = await startsToBuyTwoDays(reader);
  expect((await fetch(pdf, asReader)).status).toBe(402);
  const paid = await reply(product, sandbox.pay, {
    params: { sessionId },
    body: { cardNumber: '4242 4242 4242 4242' },
  });
  expect(paid.returnUrl).toBe(`${product.url}${pages.pricing.href()}?success=true&session_id=${sessionId}`);
  const status = await reply(
    product,
    payments.sessionStatus,
    { query: { session_id: sessionId } },
    { token: reader.token },
  );
  expect(status).toMatchObject({ status: 'complete', customer_email: reader.email, fullIssueId: null });
  const { getSubscription } = await reply(
    product,
    payments.subscriptionOf,
    { params: { email: reader.email } },
    { token: reader.token },
  );
  expect(getSubscription?.subscriptionPeriodEnd).toBeCloseTo(
    Date.now() / 1000 + plans.two_day_access.days * 86_400,
    -2,
  );

  const read = await fetch(pdf, asReader);
  expect(read.status).toBe(200);
  expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(paper))).toBe(true);
  expect((await fetch(pdf, { headers: { cookie } })).status).toBe(200);
  const part = await fetch(pdf, { headers: { ...asReader.headers, range: 'bytes=0-4' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  expect(
    await reply(product, articles.entitlement, { params: { articleId: manuscript.id } }, { token: reader.token }),
  ).toMatchObject({ mayRead: true, reason: 'subscription', name: 'Two Day Access' });
});
