import { expect, test } from 'vitest';
import type { HandlingFee, JournalFee } from '../../../../contracts/fees.ts';
import { aManuscript } from '../manuscript-fixture.ts';
import { publishingFacts } from './before-publishing.tsx';

const journalFee: JournalFee = {
  journalId: aManuscript().journalId,
  journalTitle: 'Emirates',
  journalAbbreviation: 'EIJER',
  handlingFeeMinor: 150_000,
  currency: 'AED',
};
const nothing = { fee: undefined, journalFee: undefined, edited: undefined };
const told = (...asked: Parameters<typeof publishingFacts>) =>
  Object.fromEntries(publishingFacts(...asked).map(({ name, value, link }) => [name, [value, link?.to ?? null]]));

test('before acceptance: the journal’s fee, no mode yet, and where each can be changed', () => {
  const manuscript = aManuscript({ allowed: ['accept'] });
  expect(told(manuscript, 'me', { ...nothing, journalFee })).toEqual({
    'Access option': ['Not chosen yet', null],
    'Handling fee': ['AED 1,500.00 for open access', '/dashboard/me?tab=13'],
    Reports: ['No peer review', `/dashboard/me?tab=4&journal=${manuscript.journalId}`],
    Metadata: ['0 authors, 1 keyword', null],
    Issue: ['Volume 1, issue 2', `/dashboard/me?tab=4&journal=${manuscript.journalId}`],
  });
});

test('after acceptance by peers: the chosen mode, what is left to pay, and the reports', () => {
  const manuscript = aManuscript({ reviewModel: 'double-anonymous', articleStatus: 'Accepted', allowed: ['accept'] });
  const fee = { mode: 'open', isSettled: false, dueMinor: 75_000, currency: 'AED', waiverPercent: 50 } as HandlingFee;
  const edited = { reports: { in: 2, expected: 0, needed: 2, toDecide: 2 } };
  expect(told(manuscript, 'me', { fee: { ...fee, request: null }, journalFee, edited })).toMatchObject({
    'Access option': ['Open access', null],
    'Handling fee': ['AED 750.00 to pay, reduced by 50 %', '/dashboard/me?tab=13'],
    Reports: ['2 received, 2 needed', `/editorial/${manuscript.id}`],
  });
});

test('what is not known says so', () => {
  const manuscript = aManuscript({ reviewModel: 'double-anonymous' });
  expect(told(manuscript, 'me', nothing)).toMatchObject({
    'Handling fee': ['Unknown', '/dashboard/me?tab=13'],
    Reports: ['Unknown', `/editorial/${manuscript.id}`],
  });
});
