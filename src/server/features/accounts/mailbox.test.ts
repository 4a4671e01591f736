import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ada@Uni.test', 'ada@uni.test'],
  ['ada+reviews@uni.test', 'ada@uni.test'],
  ['a.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@uni.test', 'a.da@uni.test'],
  ['+@uni.test', '+@uni.test'],
])('%s is of the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
