import { pages } from '../src/contracts/pages.ts';
import { anArticle } from './an-article.ts';
import { test } from './journey.ts';
import { demoPassword, idOf, signIn } from './people.ts';
import { isSoundInTurn } from './sound-screen.ts';

/** Screens of each kind; `every-screen.spec.ts` looks at all of them. */
const tabsOf = {
  'author@demo.example': [0, '1&draft=new'],
  'editor@demo.example': [17],
  'reviewer@demo.example': [15],
  'admin@demo.example': [0, '4&journal=new', 12],
};

test('a sample of the screens is sound, each in the next setting', { tag: '@core' }, async ({ page }) => {
  const isSound = isSoundInTurn(0);
  const { address } = await anArticle(page, 'open');
  const texts = [pages.authorFaq.href(), pages.contact.href({ subject: 'new' })];
  const reading = ['/', '/journal/EIJER', address, `${address}/full-pdf`, '/search?q=water', '/productDisplay'];
  for (const screen of [...reading, ...texts, '/login', '/register']) await isSound(page, screen);
  for (const [email, tabs] of Object.entries(tabsOf)) {
    await signIn(page, email, demoPassword);
    const dashboard = `/dashboard/${await idOf(page.request, email)}`;
    for (const tab of tabs) await isSound(page, `${dashboard}?tab=${tab}`);
  }
});
