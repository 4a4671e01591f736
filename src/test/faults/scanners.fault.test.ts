import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pages } from '../../contracts/pages.ts';
import { makeCast } from '../access/cast.ts';
import { figure } from './figures.ts';
import { carelessServer } from './scanners/careless-server.ts';
import { isInstalled } from './scanners/run-scanner.ts';
import { scanTargets, type Target } from './scanners/scan-targets.ts';
import { aServerUnderTest } from './random/server-under-test.ts';
import { sqlmap } from './scanners/sqlmap.ts';
import { wapiti } from './scanners/wapiti.ts';

/** How long each of the three scans of the product may take; they are ended then, and fail. */
const seconds = Number(process.env.SCAN_SECONDS ?? 400);
const timeout = seconds * 2500;

const has = { sqlmap: isInstalled('sqlmap'), wapiti: isInstalled('wapiti') };
// Reached by https, as a site is that is seen from outside: its headers are those of such a one.
const server = await aServerUnderTest({ SITE_URL: 'https://journals.example' });
const careless = await carelessServer(server.site.parts.databaseUrl);
const cast = await makeCast(server.site);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function within(most: number) {
  const home = mkdtempSync(path.join(tmpdir(), 'colophon-scan-'));
  folders.push(home);
  return { home, seconds: most };
}

const addressWith = ({ path: address, query }: Target) => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
};

/** The screens of the route list, with what stands in the site. */
function screens(): string[] {
  const values: Record<string, string> = {
    catId: cast.journal.abbreviation,
    articleId: cast.articleId,
    profileId: cast.owner.user.id,
    userId: cast.owner.user.id,
    ethicalSlug: 'authorship',
    subject: 'new',
    fullIssueId: cast.issue.id,
  };
  const filled = Object.values(pages).map(({ pattern }) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'none'),
  );
  return [
    ...filled,
    '/search?q=public&page=1',
    '/journal?subject=Other+Journals',
    '/journal/publications?page=1',
    '/contact/new?subject=x',
  ];
}

describe.skipIf(!has.sqlmap)('sqlmap', () => {
  test('finds the fault of a careless server', { timeout }, async () => {
    const item = { method: 'GET', path: '/item', query: { id: '1' }, body: undefined, token: null };
    expect((await sqlmap(careless, [item], within(300))).found.join('\n')).toMatch(/\/item\?id=1,URI/);
  });

  test('issue 9: sqlmap over the calls, signed in and not: nothing', { timeout }, async () => {
    const targets = await scanTargets(cast, '*');
    const { found, parameters, isWhole, output } = await sqlmap(server.url, targets, within(seconds));
    figure('sqlmap', `${targets.length} calls, ${parameters} parameters; ${server.inWords()}`);
    expect(found).toEqual([]);
    expect(isWhole, output.slice(-2000)).toBe(true);
    expect(parameters).toBeGreaterThan(targets.length);
  });
});

describe.skipIf(!has.wapiti)('wapiti', () => {
  test('finds the faults of a careless server', { timeout }, async () => {
    const { found } = await wapiti(careless, ['/item?id=1', '/echo?q=x'], null, within(60));
    expect(found.join('\n')).toMatch(/SQL Injection/);
    expect(found.join('\n')).toMatch(/Cross Site Scripting/);
  });

  test.each(['nobody', 'an administrator'])(
    'issue 9: wapiti over the route list, as %s: nothing',
    { timeout },
    async (who) => {
      const calls = (await scanTargets(cast, '')).filter(({ method }) => method === 'GET');
      const token = who === 'nobody' ? null : cast.people.administrator.token;
      const addresses = who === 'nobody' ? screens() : calls.map(addressWith);
      const { found, isWhole, output } = await wapiti(server.url, addresses, token, within(seconds));
      figure(`wapiti as ${who}`, `from ${addresses.length} addresses; ${server.inWords()}`);
      expect(found).toEqual([]);
      expect(isWhole, output.slice(-2000)).toBe(true);
    },
  );
});
