/** Who reads what authors state. @type {import('./judge.mjs').Entry[]} */
export const statements = [
  {
    name: 'reviewers read no statement that the journal hides',
    file: 'src/server/domains/editorial/anonymity/texts/cover-statements.ts',
    find: ' && rules[kind].toReviewers',
    replace: '',
    tests: ['src/test/statements.http.test.ts'],
  },
  {
    name: 'statements for reviewers do not name authors',
    file: 'src/server/domains/editorial/anonymity/texts/cover-statements.ts',
    find: 'text: await coverText(text, people)',
    replace: 'text',
    tests: ['src/test/statements.http.test.ts'],
  },
  {
    name: 'statements for reviewers have no links',
    file: 'src/server/domains/editorial/anonymity/texts/cover-statements.ts',
    find: '.replace(links, instead)',
    replace: '',
    tests: ['src/server/domains/editorial/anonymity/texts/cover-statements.test.ts'],
  },
  {
    name: 'statements for reviewers have no initials of authors',
    file: 'src/server/domains/editorial/anonymity/texts/cover-statements.ts',
    find: 'if (initials) covered',
    replace: 'if (initials === undefined) covered',
    tests: ['src/server/domains/editorial/anonymity/texts/cover-statements.test.ts'],
  },
  {
    name: 'reviewers read no award numbers',
    file: 'src/server/domains/editorial/anonymity/texts/cover-statements.ts',
    find: 'statements.grants.map(({ funder }) => funder)',
    replace: 'statements.grants.map(({ funder, awards }) => [funder, ...awards].join())',
    tests: ['src/test/statements.http.test.ts'],
  },
  {
    name: 'who is only invited reads no statements',
    file: 'src/server/domains/editorial/reports/read-review.ts',
    find: 'files: [], statements: [],',
    replace: 'files: [], statements: await coverStatements(ctx, held.found),',
    tests: ['src/test/statements.http.test.ts'],
  },
  {
    name: 'no journal shows acknowledgements or related works to reviewers',
    file: 'src/contracts/statements.ts',
    find: 'Rule.extend({ toReviewers: z.literal(false) })',
    replace: 'Rule',
    tests: ['src/test/statements.http.test.ts'],
  },
  {
    name: 'readers read no statement that the journal hides',
    file: 'src/server/workflows/publication/statements-for-readers.ts',
    find: ' && rules[kind].toReaders',
    replace: '',
    tests: ['src/test/statements.http.test.ts'],
  },
];
