import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWantedArticle, readWantedArticle, rememberWantedArticle } from './wanted-article.ts';

const address = '/journal/EIJER/a1/full-pdf';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the article that a pass was needed for is remembered with the ways to it', () => {
  rememberWantedArticle(address, 'On dunes');
  expect(readWantedArticle()).toEqual({ title: 'On dunes', fullPdf: address, abstract: '/journal/EIJER/a1' });
});

test('it is forgotten when its own PDF opens, not when another one does', () => {
  rememberWantedArticle(address, 'On dunes');
  forgetWantedArticle('/journal/EIJER/a2/full-pdf');
  expect(readWantedArticle()?.fullPdf).toBe(address);
  forgetWantedArticle(address);
  expect(readWantedArticle()).toBeNull();
});

test.each(['https://elsewhere.example/journal/a/b/full-pdf', '//elsewhere.example', '/logout', '/journal/EIJER'])(
  'an address that is no article’s PDF here is not offered: %s',
  (foreign) => {
    rememberWantedArticle(foreign, 'On dunes');
    expect(readWantedArticle()).toBeNull();
  },
);

test.each(['{', '7', '{}', '{"address":7,"title":"x"}', `{"address":"${address}","title":""}`])(
  'what was not written here is not read: %s',
  (text) => {
    sessionStorage.setItem('colophon:wanted-article', text);
    expect(readWantedArticle()).toBeNull();
  },
);

test('without a store nothing is remembered and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberWantedArticle(address, 'On dunes');
  forgetWantedArticle(address);
  expect(readWantedArticle()).toBeNull();
});
