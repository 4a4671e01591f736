import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const matches = [{ id: 'root', loaderData: { name: 'Dune Press', url: 'https://dune.example' } }, undefined];

test('a page is titled with its own title and the name of the site', () => {
  expect(pageTitle(matches, 'Login')).toEqual({ title: 'Login · Dune Press' });
});

test('the home page is titled with the name of the site alone', () => {
  expect(pageTitle(matches)).toEqual({ title: 'Dune Press' });
});
