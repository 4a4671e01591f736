import { randomUUID } from 'node:crypto';
import { axeOn } from './axe.ts';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { HandlingFee } from '../src/contracts/fees.ts';
import { accept, anAuthor, aSubmission, pageOf, theAdministrator, type Caller } from './submissions.ts';

export const checkoutOf = (articleId: string, { id, email }: Caller) =>
  `/checkout/${articleId}/publisharticle/${id}/${encodeURIComponent(email)}`;
export const listOf = ({ id }: Caller) => `/dashboard/${id}?tab=0`;
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
export const noFindings = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([]);

/** An accepted manuscript of an author in a country; the journal asks AED 1,800.00 for open access. */
export async function anOwedFee(request: APIRequestContext, country = 'AE') {
  const [author, office] = [await anAuthor(request, undefined, country), await theAdministrator(request)];
  const title = `Dunes in the open ${randomUUID()}`;
  const manuscript = await aSubmission(request, author, { title });
  await accept(request, office, manuscript);
  return { author, office, title, manuscript, checkout: checkoutOf(manuscript.id, author) };
}

export async function openCheckout(browser: Browser, author: Caller, address: string): Promise<Page> {
  const page = await pageOf(browser, author);
  await page.goto(address);
  await expect(heading(page, 'Access option')).toBeVisible();
  return page;
}

export async function chooseOpenAccess(page: Page, amount = 'AED 1,800.00'): Promise<void> {
  await button(page, 'Choose open access').click();
  await expect(heading(page, `Pay ${amount}`)).toBeVisible();
}

/** The person's own payments. */
export async function paymentsOf(request: APIRequestContext, { headers }: Caller) {
  const answer = await request.get('/api/payments/mine', { headers });
  return (await answer.json()) as { state: string; amountMinor: number }[];
}

export async function feeOf(request: APIRequestContext, { headers }: Caller, articleId: string): Promise<HandlingFee> {
  return (await (await request.get(`/api/fees/${articleId}`, { headers })).json()) as HandlingFee;
}

/** Decides the request of an author as an administrator does. */
export async function decide(request: APIRequestContext, office: Caller, requestId: string | undefined, data: object) {
  const answer = await request.post(`/api/waiver-requests/${requestId}`, { headers: office.headers, data });
  expect(answer.status()).toBe(200);
}

export async function ask(page: Page, percent: string, justification: string): Promise<void> {
  await page.getByText(/^(Write a|Request a further)/).click();
  await page.getByRole('textbox', { name: 'Waiver in per cent' }).fill(percent);
  await page.getByRole('textbox', { name: 'Justification' }).fill(justification);
  await button(page, 'Send request').click();
}
