import { expect, test } from 'vitest';
import { answerIn, withoutName } from './cut-answer.ts';

const marker = '--- Write your answer above this line ---';
const ours = `${marker}\n\nDear Dr Said,\n\nThere are new messages:\n\nEditor: How long may it be?`;
const quotedOurs = ours.replaceAll(/^/gm, '> ');
const answer = 'Ten pages.\n\nAnd two figures.';

test.each([
  ['alone', answer],
  ['with Windows line breaks and spaces', 'Ten pages.  \r\n\r\nAnd two figures.\u00a0'],
  [
    'above a quotation',
    `${answer}\n\nOn Sat, 28 Nov 2026 at 19:00, Colophon <no-reply@example.org> wrote:\n\n${quotedOurs}`,
  ],
  [
    'above an introduction of two lines',
    `${answer}\n\nOn Sat, 28 Nov 2026 at 19:00, Colophon\n<no-reply@example.org> wrote:\n${quotedOurs}`,
  ],
  ['above a German quotation', `${answer}\n\nAm 28.11.2026 um 19:00 schrieb Colophon:\n${quotedOurs}`],
  [
    'above a Chinese quotation',
    `${answer}\n\n在 2026年11月28日 19:00，Colophon <no-reply@example.org> 写道：\n${quotedOurs}`,
  ],
  ['above a quotation without marks', `${answer}\n\nOn 28 Nov 2026 at 19:00 Colophon <a@b.example> wrote:\n${ours}`],
  [
    'above the head of a quotation',
    `${answer}\n\n________________________________\nFrom: Colophon <a@b.example>\nSent: Saturday\nTo: me\nSubject: New\n\n${ours}`,
  ],
  ['above a German head, without our line', `${answer}\n\nVon: Colophon\nGesendet: Samstag\nAn: mich\n\nOld text`],
  ['above the original message', `${answer}\n\n-----Original Message-----\nFrom: Colophon\nSent: Saturday\n\nOld text`],
  ['below a quotation', `On 28 Nov 2026, at 19:00, Colophon <a@b.example> wrote:\n\n${quotedOurs}\n\n${answer}`],
  ['between quoted lines', `> How long may it be?\nTen pages.\n> And figures?\nAnd two figures.`],
  ['above a signature', `${answer}\n-- \nOmar Said\nInstitute of Dunes`],
  [
    'with a signature above a quotation',
    `${answer}\n--\nOmar Said\n\nOn 28 Nov 2026 at 19:00 X <a@b.example> wrote:\n${quotedOurs}`,
  ],
  ['from a telephone', `${answer}\n\nSent from my iPhone`],
  ['with marks that turn text', '\u202eTen pages.\u0000\n\nAnd two figures.'],
])('an answer %s is what the person wrote', (_how, text) => {
  expect(answerIn(text)).toBe(answer);
});

test.each([
  ['a list that ends with a colon', 'These remain:\n\n- the first\n- the second'],
  ['a line of dashes', 'First part\n\n---\n\nSecond part'],
  ['a sentence that begins like an introduction', 'On Monday 3 pages were missing.\nThey are there now.'],
  ['an address in its middle', 'Write to me@example.org: I read it daily.'],
  ['a greeting and a name', 'Dear editor,\n\nTen pages.\n\nBest wishes,\nOmar Said'],
])('%s stays in an answer', (_what, text) => {
  expect(answerIn(text)).toBe(text);
});

test('a quotation alone is no answer', () => {
  expect(answerIn(`On 28 Nov 2026 at 19:00 Colophon <a@b.example> wrote:\n${quotedOurs}`)).toBe('');
  expect(answerIn(ours)).toBe('');
});

test('a text of many lines is cut in time', () => {
  for (const line of ['>\n', 'a\n', 'From: a\n', ': \n', '-\n']) expect(answerIn(line.repeat(40_000))).toBeDefined();
}, 10_000);

const jane = { otherName: 'Jane Ann', surname: 'Müller' };

test.each([
  ['Ten pages.\n\nBest wishes,\nJane', 'Ten pages.\n\nBest wishes,'],
  ['Ten pages.\n\nDr. Jane Müller', 'Ten pages.'],
  ['Ten pages.\nMüller, Jane Ann', 'Ten pages.'],
  ['Ask Jane.', 'Ask Jane.'],
  ['Jane', 'Jane'],
  ['Ten pages.\n—', 'Ten pages.\n—'],
])('the name under %j is left out', (text, left) => {
  expect(withoutName(text, jane)).toBe(left);
});
