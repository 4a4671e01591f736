import { expect, test } from 'vitest';
import { clockProblem, MailingForm, type MailingDraft } from './mailing-form.ts';

const now = new Date('2026-10-20T12:00:00Z');
const draft: MailingDraft = {
  id: '0190c9a0-0000-7000-8000-000000000001',
  emailType: 'specific',
  recipientEmail: 'Ada@Example.org',
  subject: 'News',
  emailContent: '<p>Hello</p>',
  isScheduled: true,
  scheduledTime: '2026-10-25T02:30',
  clock: null,
};

test('§9: what the form sends is an instant', () => {
  // The tests' own zone is UTC, where no clock changes.
  expect(MailingForm.parse(draft)).toMatchObject({
    recipientEmail: 'ada@example.org',
    sendAt: new Date('2026-10-25T02:30:00Z'),
  });
  expect(MailingForm.parse({ ...draft, isScheduled: false }).sendAt).toBeNull();
});

test.each([
  [{ clock: null }, 'Clocks change then. Choose one of the two times below.'],
  [{ clock: 'earlier' }, undefined],
  [{ scheduledTime: '2026-10-20T13:58' }, 'This time is in the past. Choose a later one.'],
  [{ scheduledTime: '2026-10-20T14:01' }, undefined],
  [{ scheduledTime: '2028-10-20T14:01' }, 'Choose a time within a year.'],
  [{ scheduledTime: '2026-10-20T13:58', isScheduled: false }, undefined],
] as const)('§5: a time is judged by the clock on the wall: %j', (change, problem) => {
  expect(clockProblem({ ...draft, ...change }, now, 'Europe/Berlin')['scheduledTime']).toBe(problem);
});

test.each([
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'One\nBcc: two' }, 'subject'],
  [{ emailContent: '<p> </p>' }, 'emailContent'],
  [{ recipientEmail: '' }, 'recipientEmail'],
  [{ recipientEmail: 'a@example.org, b@example.org' }, 'recipientEmail'],
  [{ scheduledTime: '' }, 'scheduledTime'],
])('§5: the field at fault is named: %j', (change, field) => {
  const problems = MailingForm.safeParse({ ...draft, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(problems).toEqual([field]);
});

test('everything that is missing is named at once', () => {
  const empty = { ...draft, subject: '', emailContent: '', recipientEmail: '', scheduledTime: '' };
  const fields = MailingForm.safeParse(empty).error?.issues.map(({ path }) => path.join('.'));
  expect(fields?.toSorted()).toEqual(['emailContent', 'recipientEmail', 'scheduledTime', 'subject']);
});
