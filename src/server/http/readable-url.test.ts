import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each(['/journal/%zz', '/journal/%ff?page=1', '/%', '/%C0%AF'])('%s leads to the not-found screen', (url) => {
  expect(readableUrl({ url })).toBe('/not-found');
});

test.each(['/', '/journal/%E2%80%AE?page=%', '/api/%ff', '/journal/EIJER?x=%zz'])('%s stays as it is', (url) => {
  expect(readableUrl({ url })).toBe(url);
});
