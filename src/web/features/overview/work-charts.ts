import type { MonthOfWork } from '../../../contracts/overview.ts';
import { plainNumber, type MonthlyChart } from './series.ts';

/** What came in and what was decided, how long that took, and what was read. */
export const workCharts = (months: readonly MonthOfWork[]): readonly MonthlyChart[] => [
  {
    title: 'Manuscripts',
    lead: 'What was submitted, accepted and rejected in each month.',
    kind: 'bars',
    series: [
      { name: 'submissions', label: 'Submitted', color: 'var(--accent)' },
      { name: 'acceptances', label: 'Accepted', color: 'var(--good)' },
      { name: 'rejections', label: 'Rejected', color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
  {
    title: 'Time to first decision',
    lead: 'Days from the submission to the first decision: the median of what was first decided about in the month.',
    kind: 'line',
    series: [{ name: 'medianDays', label: 'Days', color: 'var(--accent)' }],
    months,
    write: plainNumber,
  },
  {
    title: 'Views and downloads',
    lead: 'Of published articles by people, counted by the rules of COUNTER.',
    kind: 'bars',
    series: [
      { name: 'views', label: 'Views', color: 'var(--accent)' },
      { name: 'downloads', label: 'Downloads', color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
];
