import { request } from 'node:http';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './people.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Requests an exact address, which a browser would normalise. */
function askRaw(base: string | undefined, path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text: Buffer.concat(parts).toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

const somebody = '00000000-0000-7000-8000-000000000000';

async function anArticle(api: APIRequestContext): Promise<{ id: string; address: string }> {
  const answer = await api.get('/api/journalArticle/page?journal=JCP');
  const { articles } = (await answer.json()) as { articles: { id: string }[] };
  const id = articles[0]?.id ?? '';
  return { id, address: `/journal/JCP/${id}` };
}

const pageNumbers = ['0', '-1', '9999', 'x', '1e9', '1.5', '', '01', '%201', '99999999999999999999', 'NaN', '1%00'];

const nowhere = [
  '/nothing-here',
  '/a/b/c/d/e/f/g/h',
  '/.env',
  '/.git/config',
  '/index.php?x=1',
  '/package.json',
  '/src/server/main.ts',
  '/robots.txt.bak',
  '/healthz/x',
  '/apix',
  '/__manifest?p=/x',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/',
  '/x/%2e%2e/journal',
  '//example.org/',
  '//journal',
  '/\\',
  '/\\example.org/journal',
  '/journal//EIJER',
  '/journal\\EIJER',
  '/journal;x=1',
  '/journal/NOSUCH',
  '/journal/__proto__',
  '/journal/EI%2FJER',
  '/journal/EIJER%2f..',
  '/journal/EIJER%0a',
  '/journal/%00',
  '/journal/%ff',
  '/journal/%zz',
  '/journal/%',
  '/%0d%0aset-cookie:a=b',
  '/%C0%AF',
  '/%E2%80%AE',
  '/journal/EIJER/not-an-id',
  `/journal/EIJER/${somebody}`,
  `/journal/EIJER/${somebody}/full-pdf`,
  '/journal/EIJER/articles.rss/x',
  '/journal?subject=%00',
  `/journal?subject=${'a'.repeat(201)}`,
  `/search?q=${'a'.repeat(201)}`,
  '/search?subject=unknown',
  '/ethics/nope',
  '/ethics/__proto__',
  '/faq/nope',
  '/dashboard/x/y',
  '/verify-email',
  '/verify-email/x/y',
  '/sandbox/checkout',
  '/checkout/a/fullIssue/b',
  '/search?page=9999',
  ...pageNumbers.map((number) => `/journal/EIJER?page=${number}`),
  `/${'a'.repeat(2000)}`,
  `/${'a/'.repeat(1000)}`,
  `/journal/${'a'.repeat(5000)}`,
  `/journal/${'%F0%9F%98%80'.repeat(300)}`,
];

test('an address that leads nowhere gives the not-found screen with status 404, and is not kept', async ({
  baseURL,
  request: api,
}) => {
  const { address } = await anArticle(api);
  for (const path of [...nowhere, `${address}/nope`, `${address}/full-pdf/x`, `${address}/article.pdf/x`]) {
    const named = path.slice(0, 80);
    for (const time of ['the first time', 'again']) {
      const { status, headers, text } = await askRaw(baseURL, path);
      expect.soft(status, `${named} ${time}`).toBe(404);
      expect.soft([headers['cache-control'], headers.etag], `${named} ${time}`).toEqual(['no-store', undefined]);
      expect.soft(text, named).toMatch(/<h1[^>]*>Page not found<\/h1>/);
      expect.soft(text, named).toMatch(/<a [^>]*href="\/"/);
      expect.soft(text, named).not.toMatch(/\n\s+at |node_modules|file:\/\/|Unexpected Application Error/);
    }
  }
});

test('an address that is nearly right leads to the nearest page', async ({ baseURL, request: api }) => {
  const { id, address } = await anArticle(api);
  const moved = {
    '//': '/',
    '/journal/': '/journal',
    '/journal//': '/journal',
    '/JOURNAL': '/journal',
    '/journal/EIJER/': '/journal/EIJER',
    '/journal/eijer': '/journal/EIJER',
    '/ethics': '/ethics/ethicalpractice',
    '/faq': '/faq/authorFAQ',
    '/contact': '/contact/new',
    [`/journal/NOSUCH/${id}`]: address,
    [`/journal/EIJER/${id}/full-pdf`]: `${address}/full-pdf`,
  };
  for (const [path, place] of Object.entries(moved)) {
    const { status, headers } = await askRaw(baseURL, path);
    expect.soft([status, headers.location], path).toEqual([301, place]);
  }
  const shown = {
    '/?page=x&tab=zz&_routes=zz': 'Colophon',
    '/journal?subject=unknown': 'Explore Our Journals',
    '/journal?subject=%ff': 'Explore Our Journals',
    '/journal/EIJER?page[]=1&page%5B%5D=2': 'Emirates International Journal',
    '/journal/EIJER?_routes=%00': 'Emirates International Journal',
    '/search?q=%00': 'Search',
    '/contact/nope': 'Contact Us',
    '/productDisplay?tab=zz&success=maybe': 'Read every article in full',
    '/dashboard/not-an-id?tab=zz': 'Dashboard',
    '/login?next=//example.org': 'Login Here',
  };
  for (const [path, heading] of Object.entries(shown)) {
    const { status, text } = await askRaw(baseURL, path);
    expect.soft(status, path).toBe(200);
    expect.soft(/<h1[^>]*>.*?<\/h1>/s.exec(text)?.[0] ?? '', path).toContain(heading);
  }
});

test('what a page asks for while it is open is refused in the same way', async ({ baseURL }) => {
  const missing = [
    '/nothing.data',
    '/_root.data',
    '/journal/NOSUCH.data',
    '/journal/EIJER.data?page=9999',
    `/journal/EIJER/${somebody}.data`,
    '/journal/EIJER/not-an-id.data',
    '/assets/nope.js',
    '/assets/..%2f..%2fpackage.json',
    '/api/',
    '/api/nothing',
    '/api/%00',
    '/sitemap-articles-9999.xml',
    '/journal/NOSUCH/articles.rss',
  ];
  for (const path of missing) {
    const { status, headers, text } = await askRaw(baseURL, path);
    expect.soft([status, headers['cache-control']], path).toEqual([404, 'no-store']);
    expect.soft(text, path).not.toMatch(/\n\s+at |node_modules|file:\/\//);
  }
  for (const path of ['/api/%ff', '/api/journal/%zz', '/assets/', `/${'a'.repeat(17_000)}`]) {
    const { status } = await askRaw(baseURL, path);
    expect.soft(status, path.slice(0, 80)).toBeGreaterThanOrEqual(400);
    expect.soft(status, path.slice(0, 80)).toBeLessThan(500);
  }
});

test('a page answers only to those who read it', async ({ baseURL }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of ['/', '/journal', '/nothing-here', '/journal.data', '/dashboard/x']) {
      const { status, text } = await askRaw(baseURL, path, method);
      expect.soft(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect.soft(status, `${method} ${path}`).toBeLessThan(500);
      expect.soft(text, `${method} ${path}`).not.toMatch(/\n\s+at /);
    }
  expect((await askRaw(baseURL, '/nothing-here', 'HEAD')).status).toBe(404);
});

test('the not-found screen says so, and leads on', async ({ page }) => {
  for (const address of ['/nothing-here', '/journal/NOSUCH', '/journal/EIJER?page=9999', '/journal/%zz']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Browse journals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Journals');
});

test('a dashboard tab that there is not is the first one', async ({ page }) => {
  await signIn(page, 'author@demo.example');
  await page.goto('/');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\//);
  const own = new URL(page.url()).pathname;
  for (const tab of ['zz', '-1', '99', '1.5', '9']) {
    await page.goto(`${own}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2, name: 'My Manuscripts' })).toBeVisible();
  }
  await page.goto(`/dashboard/${somebody}?tab=zz`);
  await expect(page.getByRole('heading', { level: 1, name: 'This is someone else’s dashboard' })).toBeVisible();
});
