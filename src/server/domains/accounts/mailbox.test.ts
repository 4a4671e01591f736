import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ada@Uni.test', 'ada@uni.test'],
  ['ada+reviews@uni.test', 'ada@uni.test'],
  ['a.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@uni.test', 'a.da@uni.test'],
  ['+@uni.test', '+@uni.test'],
])('%s is of the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test.each([
  ['ada@uni.test', 'Ada+reviews@UNI.test', true],
  ['ada+x@uni.test', 'ada@uni.test', true],
  ['a.da@gmail.com', 'ad.a+x@googlemail.com', true],
  ['ada@uni.test', 'ada@uni.test.example', false],
  ['ada@uni.test', 'ada@unixtest', false],
  ['a.da@uni.test', 'ada@uni.test', false],
  ['a*@uni.test', 'aaa@uni.test', false],
])('%s and %s are of one mailbox: %s', (email, spelling, isOne) => {
  expect(mailboxOf(email) === mailboxOf(spelling)).toBe(isOne);
});
