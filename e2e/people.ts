import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const demoPassword = 'Demo-Password-1!';

/** Logs in through the form; ends where the page leads. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login Here to submit articles' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  // The form goes away before the next page is there.
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** Signs in as an earlier login would have: by the call, its answer kept where the pages keep it. No screen is open then. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const login = await page.context().request.post('/api/auth/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  // Any address of the product has its store.
  await page.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('currentUser', session), await login.text());
}

/** The texts of the newest messages to an address, as an administrator finds them in the outbox. */
export async function lettersInOutbox(
  request: APIRequestContext,
  email: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const listed = await request.get('/api/outbox', { headers, params: { q: email } });
  const { letters } = (await listed.json()) as { letters: { id: string; to: string; state: string }[] };
  const own = letters.filter(({ to, state }) => to === email && state === 'sent').slice(0, 10);
  return Promise.all(
    own.map(async ({ id }) => {
      const { text } = (await (await request.get(`/api/outbox/${id}`, { headers })).json()) as { text: string };
      return text;
    }),
  );
}

/** The link in the newest message to this address that has such a one, as an administrator finds it in the outbox. */
export async function linkInMailTo(
  request: APIRequestContext,
  email: string,
  pattern = /https?:\/\/\S+/,
): Promise<string> {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@demo.example', password: demoPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  let link: string | undefined;
  await expect(async () => {
    const texts = await lettersInOutbox(request, email, headers);
    link = texts.map((text) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
    expect(link).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A person of the test's own: registered, confirmed by the letter's link, and nowhere signed in. */
export async function aPerson(
  request: APIRequestContext,
  surname = 'Haddad',
  country = 'AE',
  { domain = 'example.org', affiliation = 'Example University, Dubai' } = {},
): Promise<NewPerson> {
  made += 1;
  const email = `person.${process.pid}.${Date.now()}.${made}@${domain}`;
  const password = 'Palm-Grove-77!';
  const registration = {
    email,
    password,
    confirmPassword: password,
    title: 'Dr',
    otherName: 'Amal',
    surname,
    affiliation,
    country,
  };
  expect((await request.post('/api/auth/register', { data: registration })).status()).toBe(201);
  const token = new URL(await linkInMailTo(request, email)).pathname.split('/').at(-1) ?? '';
  expect((await request.post(`/api/auth/verify-email/${token}`)).status()).toBe(200);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { user } = (await login.json()) as { user: { id: string } };
  return { id: user.id, email, password };
}

/** A person who has nothing to do with the authors of the journeys, so that editors may invite them. */
export const aReviewer = (request: APIRequestContext, surname = 'Ferro'): Promise<NewPerson> =>
  aPerson(request, surname, 'NO', { domain: 'far-away.example', affiliation: 'Institute of Far Places' });
