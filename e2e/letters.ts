import { expect, type APIRequestContext } from '@playwright/test';
import { lettersInOutbox } from './people.ts';
import { theAdministrator } from './submissions.ts';

/** The text of the newest letter to an address with these words, as an administrator finds it in the outbox. */
export async function letterTo(request: APIRequestContext, email: string, words: RegExp): Promise<string> {
  const { headers } = await theAdministrator(request);
  let text: string | undefined;
  await expect(async () => {
    text = (await lettersInOutbox(request, email, headers)).find((letter) => words.test(letter));
    expect(text, `a letter to ${email} with ${words}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return text ?? '';
}
