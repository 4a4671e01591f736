const rules = 'src/server/domains/editorial/open-review/open-review-rules.ts';
const tests = ['src/test/open-review.http.test.ts'];
const readers = ['src/test/open-review-readers.http.test.ts'];

/** What is published of reviews. @type {import('./judge.mjs').Entry[]} */
export const openReview = [
  {
    name: 'a journal publishes reviews only where it is set to',
    file: rules,
    find: "if (!piece.publishesReviews) return 'setting';",
    replace: '',
    tests,
  },
  {
    name: 'without the author’s consent no review is published',
    file: rules,
    find: "if (!piece.authorAgrees) return 'author';",
    replace: '',
    tests,
  },
  {
    name: 'without its writer’s consent no review text is published',
    file: rules,
    find: "if (piece.choice === 'no') return 'writer';",
    replace: '',
    tests,
  },
  {
    name: 'a published review has a name only if its writer signs',
    file: rules,
    find: "choice === 'named' ? name : null;",
    replace: 'choice.length > 0 ? name : null;',
    tests,
  },
  {
    name: 'answers are not published without the report that they quote',
    file: rules,
    find: "if (!piece.isReportPublished) return 'report';",
    replace: '',
    tests,
  },
  {
    name: 'a published text quotes no report that is not published, and nothing for editors only',
    file: rules,
    find: "if (piece.quotesUnpublished) return 'quotes';",
    replace: '',
    tests,
  },
  {
    name: 'a published letter is without the reports that it quotes',
    file: rules,
    find: '.reduce((rest, comments) => rest.replaceAll(comments, instead), letter);',
    replace: '.reduce((rest) => rest || instead, letter);',
    tests,
  },
  {
    name: 'a text that names someone unsigned waits for an editor',
    file: rules,
    find: "return piece.namesPeople ? 'names' : null;",
    replace: 'return null;',
    tests,
  },
  {
    name: 'a published signature cannot be taken back or added by a later choice',
    file: rules,
    find: "choice === 'no' || !hasPublished;",
    replace: "choice === 'no' || !hasPublished || choice.length > 0;",
    tests,
  },
  {
    name: 'only public answers to a journal’s questions are published',
    file: 'src/contracts/review-answers.ts',
    find: "answered.filter(({ question }) => question.readers === 'everyone');",
    replace: 'answered.filter(({ question }) => question.readers.length > 0);',
    tests: readers,
  },
  {
    name: 'only administrators take a published review down',
    file: 'src/server/workflows/publication/publish-reviews.ts',
    find: 'if (!signedIn(ctx).isAdmin) throw forbidden(t.onlyAdministrators());',
    replace: '',
    tests,
  },
  {
    name: 'a withdrawn article shows no reviews',
    file: 'src/server/domains/articles/open-reviews/read-open-reviews.ts',
    find: 'if (found.article.withdrawnOn !== null) return [];',
    replace: '',
    tests,
  },
  {
    name: 'who deletes their account agrees to nothing more',
    file: 'src/server/domains/editorial/reports/recuse.ts',
    find: '  await deleteConsentsOf(tx.db, userId);\n',
    replace: '',
    tests: readers,
  },
];
