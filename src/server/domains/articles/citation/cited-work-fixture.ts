import type { CitedWork } from './cited-work.ts';

/** A work for tests. */
export const aCitedWork = (changes: Partial<CitedWork> = {}): CitedWork => ({
  key: 'haddad2026_A0000000AB',
  title: { text: 'Homework after the bell', html: 'Homework after the bell' },
  authors: [
    { given: 'Lina', family: 'Haddad' },
    { given: 'Jean-Luc Pierre', family: 'Noor' },
  ],
  journal: 'Emirates Journal',
  abbreviation: 'EIJER',
  issn: '2998-4017',
  publisher: 'House',
  volume: '2',
  issue: '1',
  locator: { kind: 'pages', first: '11', last: '19' },
  published: ['2026', '03', '04'],
  doi: '10.5555/eijer.1',
  address: 'https://site.example/journal/EIJER/0198c0de-0000-7000-8000-0000000000ab',
  language: 'en',
  keywords: ['homework', 'schools'],
  abstract: 'Short.',
  ...changes,
});
