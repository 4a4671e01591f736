import { expect, type APIRequestContext } from '@playwright/test';
import { signIn } from './hostile-data.ts';
import { packed, payloads, payloadsInProse, payloadsOnOneLine } from './hostile-payloads.ts';

const short = payloadsOnOneLine.filter(({ length }) => length <= 120);

/** Publishes a text of the site as an administrator. */
async function publish(api: APIRequestContext, name: string, content: object): Promise<void> {
  const { headers } = await signIn(api, 'admin@demo.example');
  const address = `/api/administration/site/${name}`;
  const { version } = (await (await api.get(address, { headers })).json()) as { version: number };
  const answer = await api.put(address, { headers, data: { ...content, version } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A board whose members' fields are payloads; their biographies hold all of them. */
export async function publishHostileBoard(api: APIRequestContext): Promise<void> {
  const prose = packed(payloadsInProse, 4000);
  const members = short.slice(0, 60).map((name, place) => ({
    name,
    designation: 'Board Member',
    university: short.at(-1 - place) ?? name,
    about: prose[place % prose.length] ?? name,
    contact_details: `member${place}@example.org`,
    profileImg: '',
  }));
  await publish(api, 'board', { members });
}

/** One after the other, texts of the home page and the contact page that hold all payloads. */
export const hostileTexts = (api: APIRequestContext) =>
  packed(payloads, 9000).map((html, place) => async () => {
    const at = (further: number) => short[(place + further) % short.length] ?? '';
    await publish(api, 'about', { html: `<p>Sand</p>${html}` });
    await publish(api, 'hero', { title: at(0).slice(0, 60), sentence: at(9), imageUrl: '' });
    await publish(api, 'contact', {
      lead: at(20),
      email: 'a@example.org',
      address: short.slice(0, 4).join('\n'),
    });
  });
