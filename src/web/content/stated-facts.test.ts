import { expect, test } from 'vitest';
import { readText } from './read-text.server.ts';
import { textFiles } from './text-head.server.ts';

test.each([
  ['policies', 'Our journals are hybrid'],
  ['policies', 'The authors choose between the two when their manuscript has been accepted'],
  ['policies', 'Creative Commons Attribution 4.0 International'],
  ['policies', 'each manuscript is compared with the articles published on this site'],
  ['policies', 'kept in a digital archive'],
  ['policies', 'Authors keep the copyright'],
  ['policies', 'double-anonymized review'],
  ['policies', 'at least two independent reports before a first decision'],
  ['handling-fee', 'There is no charge for submitting a manuscript'],
  ['handling-fee', 'Due after acceptance'],
  ['waiver-policy', '| Low-income | Up to 75% |'],
  ['waiver-policy', '| Lower middle-income | Up to 40% |'],
  ['waiver-policy', 'a justification'],
  ['waiver-policy', 'the manuscript number'],
  ['submission', 'up to five keywords'],
  ['submission', 'JPEG or TIFF at 300 dpi or more'],
  ['submission', 'Harvard or APA'],
  ['submission', 'We prefer Microsoft Word'],
  ['submission', '](/contact/author-services)'],
  ['for-editors', 'a doctorate'],
  ['for-editors', 'editors and board members are not paid'],
  ['authorship', 'After acceptance we do not accept changes to the list of authors'],
  ['author-faq', 'Can I suggest reviewers?'],
  ['peer-review', 'Review may take weeks to months'],
  ['peer-review', 'Authors cannot suggest reviewers'],
  [
    'peer-review',
    'A manuscript is put on hold when a dispute about authorship is reported, when a co-author is unable to act',
  ],
  ['peer-review', 'The Editor in Chief ratifies every first decision'],
  ['peer-review', 'acceptance, minor modifications, major revision, unsuitable for this journal, or rejection'],
  ['peer-review', 'The decision letter sets the deadline for the revision'],
  ['peer-review', 'Final checks, a clean copy and production follow'],
] as const)('§1, §4 and §5: the text %s states: %s', (name, fact) => {
  expect(textFiles.get(name)).toContain(fact);
});

test.each([
  [
    'ethicalpractice',
    ['Responsibilities of authors', 'Responsibilities of reviewers', 'Responsibilities of editors', 'Disclaimer'],
  ],
  [
    'reviewers-guidelines',
    [
      'Conflict of interest',
      'Confidentiality',
      'Plagiarism and other concerns',
      'Fairness',
      'Timeliness',
      'Recommendations',
    ],
  ],
  ['peer-review', ['Initial checks', 'Double-anonymized review', 'First decision', 'Revision', 'Final decision']],
  ['for-editors', ['Editorial freedom', 'Conflicts of interest', 'Joining a board']],
  [
    'policies',
    [
      'Open access',
      'Creative Commons',
      'Crossref and DOIs',
      'Similarity check',
      'Archiving',
      'Self-archiving',
      'Copyright',
    ],
  ],
  [
    'terms',
    [
      'Licence to use',
      'Acceptable use',
      'Your content',
      'No warranties',
      'Limits of liability',
      'Indemnity',
      'Changes to these terms',
    ],
  ],
])('§2, static pages: %s has the sections %j', (name, sections) => {
  const text = textFiles.get(name) ?? '';
  const headings = Array.from(text.matchAll(/^##+ (.*)$/gm), ([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(sections));
});

test.each([
  ['registered', /receives a Digital Object Identifier \(DOI\).*registered with Crossref together/],
  ['unregistered', /receives a Digital Object Identifier \(DOI\).*not registered with Crossref yet/],
  ['none', /do not give Digital Object Identifiers/],
] as const)('§5: the policies say of Crossref only what is set up: %s', (dois, words) => {
  const facts = { name: 'House', contactEmail: 'office@example.org', maxUploadMegabytes: 37, dois };
  expect(readText('policies', facts).html).toMatch(words);
});
