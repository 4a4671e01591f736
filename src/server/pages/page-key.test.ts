import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test('only known query parameters count, in one order', () => {
  expect(pageKey('/journal?utm_source=x&page=2&subject=Engineering')).toEqual({
    url: '/journal?page=2&subject=Engineering',
    isKept: true,
  });
  expect(pageKey('/journal?subject=Engineering&page=2').url).toBe('/journal?page=2&subject=Engineering');
  expect(pageKey('/?fbclid=1').url).toBe('/');
});

test.each(['//', '//[', '//evil.example/', '/journal/%zz', '/journal/%00'])(
  '%s is no address: not found, and never kept',
  (url) => {
    expect(pageKey(url)).toEqual({ url: '/not-found', isKept: false });
  },
);

test('a payment’s session id makes no page of its own', () => {
  expect(pageKey('/productDisplay?success=true&session_id=cs_test_1').url).toBe('/productDisplay?success=true');
});

test.each(['/dashboard/1', '/verify-email/secret', '/sandbox/checkout/cs_test_1', '/dashboard/1.data'])(
  '%s is never kept',
  (url) => {
    expect(pageKey(url).isKept).toBe(false);
  },
);
