import { expect, test } from 'vitest';
import { isOrcid, orcidHref } from './orcid-id.ts';

test.each(['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'])(
  'issue 36: %s is checked by its last digit',
  (orcid) => {
    const valid = Array.from('0123456789X').filter((last) => isOrcid(orcid.slice(0, -1) + last));
    expect(valid).toEqual([orcid.at(-1)]);
  },
);

test.each([
  '',
  '0000-0002-1825-0098',
  '0000000218250097',
  'https://orcid.org/0000-0002-1825-0097',
  '0000-0002-1694-233x',
  ' 0000-0002-1825-0097',
  '0000-0002-1825-0097\n',
  '٠٠٠٠-٠٠٠٢-١٨٢٥-٠٠٩٧',
  '000000-02-1825-0097',
])('issue 36: “%s” is no ORCID iD', (text) => {
  expect(isOrcid(text)).toBe(false);
});

test('issue 36: an iD is shown by its whole address, however its source wrote it', () => {
  expect(orcidHref('0000-0002-1825-0097')).toBe('https://orcid.org/0000-0002-1825-0097');
  expect(orcidHref('http://orcid.org/0000-0002-1694-233X')).toBe('https://orcid.org/0000-0002-1694-233X');
  expect(orcidHref('javascript:alert(1)')).toBeNull();
  expect(orcidHref(null)).toBeNull();
});
