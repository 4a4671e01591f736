import { expect, test } from 'vitest';
import { accessOn } from './access-period.ts';

const by = 'https://creativecommons.org/licenses/by/4.0/';
const terms = 'https://publisher.example/terms';
const period = (from: string | null, until: string | null, licenceUrl: string | null = by) => ({
  from,
  until,
  licenceUrl,
});

test.each([
  ['a licence without dates', [period(null, null)], 'open', by, false],
  ['one that begins today', [period('2026-05-02', null)], 'open', by, false],
  ['one that begins tomorrow', [period('2026-05-03', null)], 'subscription', terms, true],
  ['free reading that ends today', [period(null, '2026-05-02', null)], 'open', terms, true],
  ['free reading that ended yesterday', [period(null, '2026-05-01', null)], 'subscription', terms, false],
  [
    'a licence behind another that is ahead',
    [period('2041-01-01', null), period('2020-01-01', null)],
    'open',
    by,
    true,
  ],
  ['no licence', [], 'subscription', terms, false],
] as const)('%s decides who may read on a day', (_, periods, access, licenceUrl, isAhead) => {
  const { openPeriods, ...decided } = accessOn(periods, '2026-05-02', terms);
  expect(decided).toEqual({ access, licenceUrl });
  expect(openPeriods !== null).toBe(isAhead);
});
