import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const demoPassword = 'Demo-Password-1!';

/** Logs in through the form; ends where the page leads. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login Here to submit articles' })).toBeHidden();
}

/** The link in the newest message to this address, as an administrator finds it in the outbox. */
export async function linkInMailTo(request: APIRequestContext, email: string): Promise<string> {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@demo.example', password: demoPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  let link: string | undefined;
  await expect(async () => {
    const messages = (await (await request.get('/api/outbox', { headers })).json()) as { to: string; text: string }[];
    link = /https?:\/\/\S+/.exec(messages.find((message) => message.to === email)?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
