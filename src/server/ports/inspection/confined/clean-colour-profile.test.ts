import { expect, test } from 'vitest';
import { cleanColourProfile } from './clean-colour-profile.ts';

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const described = (text: string) =>
  Buffer.concat([Buffer.from('desc\0\0\0\0'), number(text.length), Buffer.from(text)]);

const inLanguages = (text: string) => {
  const words = Buffer.from(text, 'utf16le').swap16();
  const record = [Buffer.from('enUS'), number(words.length), number(28)];
  return Buffer.concat([Buffer.from('mluc\0\0\0\0'), number(1), number(12), ...record, words]);
};

function profileOf(elements: readonly (readonly [string, Buffer])[]): Buffer {
  let at = 132 + 12 * elements.length;
  const entries = elements.flatMap(([name, bytes]) => {
    const entry = [Buffer.from(name), number(at), number(bytes.length)];
    at += bytes.length;
    return entry;
  });
  const head = Buffer.alloc(128, 1);
  head.write('acsp', 36);
  return Buffer.concat([head, number(elements.length), ...entries, ...elements.map(([, bytes]) => bytes)]);
}

const whitePoint = Buffer.from('XYZ \0\0\0\0white point!');

test('a profile of colours keeps what colours are reckoned by, and each element its place, without words', () => {
  const profile = profileOf([
    ['desc', described('Screen of Doe')],
    ['wtpt', whitePoint],
    ['cprt', inLanguages('Doe')],
    ['mmod', Buffer.from('mmod\0\0\0\0Doe')],
  ]);
  const clean = Buffer.from(cleanColourProfile(profile));
  expect(clean.length).toBe(profile.length);
  expect(clean.subarray(128, 192)).toEqual(profile.subarray(128, 192));
  expect(clean.includes(whitePoint)).toBe(true);
  expect(clean.includes('Doe')).toBe(false);
  expect(clean.includes(Buffer.from('Doe', 'utf16le').swap16())).toBe(false);
  expect(clean.includes(described('Screen of Doe').subarray(0, 12))).toBe(true);
});

test.each(['', 'no profile'])('what is no profile stays as it is: %s', (text) => {
  expect(Buffer.from(cleanColourProfile(Buffer.from(text))).toString()).toBe(text);
});

test('a profile that is cut off is no fault', () => {
  const profile = profileOf([['desc', described('Screen of Doe')]]);
  for (let length = 0; length < profile.length; length += 1)
    expect(cleanColourProfile(profile.subarray(0, length)).length).toBe(length);
});
