/** Moving to another journal, and what editors hear of one another. @type {import('./judge.mjs').Entry[]} */
export const moves = [
  {
    name: 'only the editor in chief offers another journal',
    file: 'src/server/domains/editorial/moves/offer-move.ts',
    find: "if (!(await editsManuscript(ctx, found, ['editor-in-chief']))) throw forbidden(t.chiefMoves());",
    replace: '',
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'a suggestion that ended moves nothing',
    file: 'src/server/domains/editorial/manuscripts/move-suggestion.ts',
    find: ' || last.suggestionEndedAt !== null',
    replace: '',
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'a review pauses while another journal is offered',
    file: 'src/server/domains/editorial/invitations/review-status.ts',
    find: "if (isPaused(manuscript.state)) return 'paused';",
    replace: "if (manuscript.state === 'on-hold') return 'paused';",
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'open reviews end before a manuscript moves',
    file: 'src/server/workflows/submission/move-manuscript.ts',
    find: 'await endReview(tx, found);',
    replace: '',
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'an offer of another journal names no reviewer',
    file: 'src/server/domains/editorial/moves/offer-move.ts',
    find: 'await refuseNamedReviewers(tx, held, letter, isMeant);',
    replace: '',
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'reviewers of a manuscript that moved read the number it had',
    file: 'src/server/domains/editorial/editing-store.ts',
    find: '?.number ?? current',
    replace: ' && current',
    tests: ['src/test/offered-moves.http.test.ts'],
  },
  {
    name: 'who changed a decision gets no email about it',
    file: 'src/server/domains/editorial/editors-to-tell.ts',
    find: 'isConcerned && !isLeftOut',
    replace: 'isConcerned',
    tests: ['src/test/colleagues-told.http.test.ts'],
  },
];
