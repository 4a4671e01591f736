import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { sessionDays } from '../src/contracts/constants.ts';
import { daysAfter } from '../src/contracts/days.ts';
import { emails, sessions, users } from '../src/server/db/schema/index.ts';
import { hashPassword } from '../src/server/domains/accounts/password-hash.ts';
import { hashSecretToken, newSecretToken } from '../src/server/domains/accounts/secret-token.ts';
import { databaseOf } from './beside-the-server.ts';

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

/**
 * Signs in by a call and stores its answer where the pages do, as an earlier login would have. No screen is open then.
 */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const login = await page.context().request.post('/api/auth/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  // Any address of the product has its store.
  await page.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('currentUser', session), await login.text());
}

/** The texts of the newest emails to an address. */
export async function emailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const found = await databaseOf(request)
    .select({ text: emails.text })
    .from(emails)
    .where(eq(emails.toAddress, email))
    .orderBy(desc(emails.id))
    .limit(10);
  return found.flatMap(({ text }) => text ?? []);
}

/** The link in the newest email to this address that has such a one. */
export async function linkInMailTo(
  request: APIRequestContext,
  email: string,
  pattern = /https?:\/\/\S+/,
): Promise<string> {
  const newest = async () => {
    const texts = await emailsTo(request, email);
    return texts.map((text) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? '';
  };
  await expect.poll(newest, { timeout: 60_000, intervals: [50] }).not.toBe('');
  return newest();
}

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;
const hashes = new Map<string, Promise<string>>();

/** A hash takes long on purpose: people with the same password share one. */
function sharedHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

interface Traits {
  readonly domain?: string;
  readonly affiliation?: string;
  readonly password?: string;
}

/** A person of the test's own, confirmed, and nowhere signed in. One journey registers as people do. */
export async function aPerson(
  request: APIRequestContext,
  surname = 'Haddad',
  country = 'AE',
  { domain = 'example.org', affiliation = 'Example University, Dubai', password = 'Palm-Grove-77!' }: Traits = {},
): Promise<NewPerson> {
  made += 1;
  const email = `person.${process.pid}.${Date.now()}.${made}@${domain}`;
  const [id, now, passwordHash] = [randomUUID(), new Date(), await sharedHash(password)];
  const named = { title: 'Dr', otherName: 'Amal', surname, affiliation, country };
  const person = { id, email, ...named, passwordHash, emailVerifiedAt: now, createdAt: now };
  await databaseOf(request).insert(users).values(person);
  return { id, email, password };
}

/** Signs a person in for calls, without a login. */
export async function tokenFor(request: APIRequestContext, userId: string): Promise<string> {
  const [token, createdAt] = [newSecretToken(), new Date()];
  const [tokenHash, cookieHash] = [hashSecretToken(token), hashSecretToken(newSecretToken())];
  const expiresAt = daysAfter(createdAt, sessionDays);
  await databaseOf(request)
    .insert(sessions)
    .values({ userId, tokenHash, cookieHash, createdAt, lastUsedAt: createdAt, expiresAt });
  return token;
}

/** The account of an address. */
export async function idOf(request: APIRequestContext, email: string): Promise<string> {
  const [person] = await databaseOf(request).select({ id: users.id }).from(users).where(eq(users.email, email));
  return person?.id ?? '';
}

/** A person who has nothing to do with the authors of the journeys, so that editors may invite them. */
export const aReviewer = (request: APIRequestContext, surname = 'Ferro'): Promise<NewPerson> =>
  aPerson(request, surname, 'NO', { domain: 'far-away.example', affiliation: 'Institute of Far Places' });
