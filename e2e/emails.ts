import { expect, type APIRequestContext } from '@playwright/test';
import { emailsTo } from './people.ts';

/** The text of the newest email to an address with these words. */
export async function emailTo(request: APIRequestContext, email: string, words: RegExp): Promise<string> {
  const newest = async () => (await emailsTo(request, email)).find((text) => words.test(text)) ?? '';
  await expect
    .poll(newest, { message: `an email to ${email} with ${words}`, timeout: 60_000, intervals: [50, 100, 250] })
    .not.toBe('');
  return newest();
}
