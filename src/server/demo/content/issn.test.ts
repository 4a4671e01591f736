import { expect, test } from 'vitest';
import { journals } from './journals.ts';

function checkDigit(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7);
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}

test('the check digit is computed as the ISSN standard has it', () => {
  expect(checkDigit('0378-5955')).toBe('5');
  expect(checkDigit('2434-561X')).toBe('X');
});

test.each(journals)('$abbreviation has a well-formed ISSN', ({ issn }) => {
  expect(issn).toMatch(/^\d{4}-\d{3}[\dX]$/);
  expect(issn.at(-1)).toBe(checkDigit(issn));
});

test('no two publications share an ISSN, an abbreviation or a DOI', () => {
  for (const key of ['issn', 'abbreviation', 'doi'] as const)
    expect(new Set(journals.map((journal) => journal[key])).size).toBe(journals.length);
});
