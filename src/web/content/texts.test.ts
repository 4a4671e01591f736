import { expect, test } from 'vitest';
import { pages } from '../../contracts/pages.ts';
import { movedTo } from '../../contracts/redirects.ts';
import type { TextFacts } from './fill-placeholders.ts';
import { blocksOf } from './markdown.server.ts';
import { readFaq } from './read-faq.server.ts';
import { readText } from './read-text.server.ts';
import { textFiles } from './text-head.server.ts';

const facts: TextFacts = {
  name: 'A & B <Press>',
  contactEmail: "o'hara@example.org",
  maxUploadMegabytes: 37,
  dois: 'registered',
};
const faqNames = ['author-faq', 'editor-faq', 'reviewer-faq'];
const textNames = [...textFiles.keys()].filter((name) => !faqNames.includes(name));

/** What a page shows of a file, whichever of the two kinds it is. */
function shownOf(name: string) {
  if (!faqNames.includes(name)) {
    const { title, description, leadHtml, html, headings } = readText(name, facts);
    return { title, description, html: leadHtml + html, ids: headings.map(({ id }) => id) };
  }
  const { title, description, leadHtml, groups } = readFaq(name, facts);
  const items = groups.flatMap((group) => group.items);
  return {
    title,
    description,
    html: leadHtml + items.map(({ titleHtml, contentHtml }) => titleHtml + contentHtml).join('\n'),
    ids: [...groups.flatMap(({ heading }) => heading?.id ?? []), ...items.map(({ id }) => id)],
  };
}

/** The file behind an address. */
const fileOfAddress: Record<string, string> = {
  [pages.authorFaq.href()]: 'author-faq',
  [pages.reviewerFaq.href()]: 'reviewer-faq',
  [pages.editorFaq.href()]: 'editor-faq',
  [pages.handlingFee.href()]: 'handling-fee',
  [pages.waiverPolicy.href()]: 'waiver-policy',
  [pages.reviewersGuidelines.href()]: 'reviewers-guidelines',
  [pages.peerReview.href()]: 'peer-review',
  [pages.forEditors.href()]: 'for-editors',
  [pages.policies.href()]: 'policies',
  [pages.terms.href()]: 'terms',
  [pages.privacy.href()]: 'privacy',
  [pages.ethics.href({ ethicalSlug: 'ethicalpractice' })]: 'ethicalpractice',
  [pages.ethics.href({ ethicalSlug: 'authorship' })]: 'authorship',
  [pages.ethics.href({ ethicalSlug: 'submission' })]: 'submission',
};

const fixedAddresses = new Set<string>(Object.values(pages).map(({ pattern }) => pattern));
const isPage = (path: string) => fixedAddresses.has(path) || path in fileOfAddress || /^\/contact\/[\w-]+$/.test(path);

test('every page of the table has its text, and every text its page', () => {
  expect([...textFiles.keys()].toSorted()).toEqual(Object.values(fileOfAddress).toSorted());
});

test.each([...textFiles.keys()])('%s has a title, a lead, something to say, and no markup of its own', (name) => {
  const { title, description, html } = shownOf(name);
  expect(title).toMatch(/\S/);
  expect(description.length).toBeGreaterThan(40);
  expect(html.length).toBeGreaterThan(1500);
  expect(JSON.stringify(blocksOf(textFiles.get(name) ?? ''))).not.toContain('"type":"html"');
});

test.each([...textFiles.keys()])('%s shows no placeholder unfilled, and what fills one is not markup', (name) => {
  const { title, description, html } = shownOf(name);
  expect(`${title} ${description} ${html}`).not.toMatch(/\{\{|\}\}|%7B/i);
  expect(html).not.toContain('<Press>');
  expect(`${title} ${description}`).not.toContain('&#');
});

test.each([...textFiles.keys()])('each section and each question of %s has an id of its own', (name) => {
  const { ids } = shownOf(name);
  expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no id of the Authorship policy is an id of the questions below it', () => {
  const own = shownOf('authorship').ids;
  expect(shownOf('author-faq').ids.filter((id) => [...own, 'author-faq', 'text', 'contents'].includes(id))).toEqual([]);
});

/** Why a link of a text leads nowhere; null for one that leads to a page of ours, at its own address, or to another site. */
function faultOf(name: string, href: string): string | null {
  if (/^(https:|mailto:)/.test(href)) return null;
  const [path = '', hash] = href.split('#');
  if (path !== '' && !isPage(path)) return `${href}: no page`;
  if (path !== '' && movedTo(path) !== null) return `${href}: not the page's own address`;
  const target = path === '' ? name : fileOfAddress[path];
  const isThere = hash === undefined || (target !== undefined && shownOf(target).ids.includes(hash));
  return isThere ? null : `${href}: no such section`;
}

test.each([...textFiles.keys()])('every link of %s leads somewhere', (name) => {
  const links = [...shownOf(name).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((href) => faultOf(name, href)).filter((fault) => fault !== null)).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const faults = ['/nowhere', '/Policies', '/policies#nothing', '#nothing'].map((href) => faultOf('terms', href));
  expect(faults).not.toContain(null);
});

test('the questions are ten or more for authors, reviewers and editors each', () => {
  for (const name of faqNames) {
    const questions = readFaq(name, facts).groups.flatMap(({ items }) => items);
    expect(questions.length, name).toBeGreaterThanOrEqual(10);
    for (const { titleHtml } of questions) expect(titleHtml).toMatch(/\?$/);
  }
});

test('the texts that are no lists of questions have sections to jump to', () => {
  for (const name of textNames)
    expect(readText(name, facts).headings.filter(({ level }) => level === 2).length, name).toBeGreaterThan(1);
});
