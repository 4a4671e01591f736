import { expect, test } from 'vitest';
import { Email } from './values.ts';

test.each([
  'Ana.Lee@dunes.example',
  'user@xn--mgbh0fb.xn--mgbaam7a8h',
  'r&d@uni.example',
  'first/last@uni.example',
  "!#$%&'*+-/=?^_`{|}~@uni.example",
  '0@1.example',
])('%s is an email address, as the field of a browser has it', (address) => {
  expect(Email.parse(` ${address}`)).toBe(address.toLowerCase());
});

test.each([
  'ana',
  'ana@',
  '@dunes.example',
  'ana@dunes',
  'ana@dunes..example',
  'ana@-dunes.example',
  'ana@dunes.example, bo@dunes.example',
  'Ana <ana@dunes.example>',
  'ana lee@dunes.example',
  'ana@dunes.example\r\nBcc: bo@dunes.example',
  `ana@${'d'.repeat(64)}.example`,
])('%j is no email address', (address) => {
  expect(Email.safeParse(address).success).toBe(false);
});
