import { expect, test } from 'vitest';
import { recordLines } from './record-section.tsx';

const saved = { who: 'Prof Okafor', what: 'saved the initial checks' };

test('what somebody did again and again on one day is one line of the record, with its last time', () => {
  const record = [
    { at: '2026-03-03T09:02:00.000Z', who: 'Prof Okafor', what: 'sent the manuscript to review' },
    { at: '2026-03-03T09:01:30.000Z', ...saved },
    { at: '2026-03-03T09:01:00.000Z', ...saved },
    { at: '2026-03-02T17:00:00.000Z', ...saved },
    { at: '2026-03-02T16:00:00.000Z', ...saved, who: 'Prof Haugland' },
  ];
  expect(recordLines(record).map(({ at, who, times }) => [at.slice(8, 16), who, times])).toEqual([
    ['03T09:02', 'Prof Okafor', 1],
    ['03T09:01', 'Prof Okafor', 2],
    ['02T17:00', 'Prof Okafor', 1],
    ['02T16:00', 'Prof Haugland', 1],
  ]);
});
