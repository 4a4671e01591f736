import type { DemoIssue } from './journal.ts';

/** The full issues for sale. */
export const issues: DemoIssue[] = [
  {
    journal: 'EIJER',
    volume: 1,
    issue: 2,
    year: 2025,
    name: 'Volume 1, Issue 2: Weeks, mentors and forces',
    description:
      'Three studies from ordinary schools: where homework goes when the week is shortened, what keeps teachers in their first year, and why pupils should draw a force before they name it. The whole issue as one PDF, with cover and contents.',
    priceMinor: 14_900,
  },
  {
    journal: 'ADME',
    volume: 2,
    issue: 1,
    year: 2026,
    name: 'Volume 2, Issue 1: First seasons',
    description:
      'Three papers on how the next generation begins in a hot country: turtle nests on two islands, seedlings of the ghaf, and coral larvae on their first night. The whole issue as one PDF, with cover and contents.',
    priceMinor: 19_900,
  },
  {
    journal: 'EIJER',
    volume: 1,
    issue: 1,
    year: 2025,
    name: 'Volume 1, Issue 1: Two scripts',
    description:
      'The first number of the journal: how pupils of ten read aloud in Arabic and in English, and what the one says of the other. The whole issue as one PDF, with cover and contents.',
    priceMinor: 4900,
  },
  {
    journal: 'PGSM',
    volume: 1,
    issue: 2,
    year: 2026,
    name: 'Volume 1, Issue 2: Sand and damp',
    description:
      'Two papers of the symposium on what a humid, sandy coast does to thin films: the edge seal before sunrise, and the glass coat after a storm. The whole issue as one PDF, with cover and contents.',
    priceMinor: 9900,
  },
];
