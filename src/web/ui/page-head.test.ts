import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

const matches = [{ id: 'root', loaderData: { name: 'House', url: 'https://site.example' } }];
const head = pageHead(matches, { title: 'Journals', description: 'All of them.', path: '/journal' });

test('a page has one canonical address, on this installation', () => {
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.example/journal' });
  expect(head).toContainEqual({ property: 'og:url', content: 'https://site.example/journal' });
});

test('its card names the page, the house, and an absolute picture', () => {
  expect(head).toContainEqual({ title: 'Journals · House' });
  expect(head).toContainEqual({ property: 'og:title', content: 'Journals' });
  expect(head).toContainEqual({ property: 'og:site_name', content: 'House' });
  expect(head).toContainEqual({ property: 'og:image', content: 'https://site.example/social-card.png' });
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('without the facts of the site there is a title and no half address', () => {
  expect(pageHead([], { title: 'Journals', description: 'All.', path: '/journal' })).toEqual([
    { title: 'Journals · Colophon' },
    { name: 'description', content: 'All.' },
  ]);
});
