const signIn = ['src/test/orcid-sign-in.http.test.ts'];
const forged = ['src/test/orcid-forgery.http.test.ts'];
const records = ['src/test/orcid-records.http.test.ts'];
const reviews = ['src/test/orcid-reviews.http.test.ts'];
const authors = ['src/test/orcid-authors.http.test.ts'];

/** ORCID iDs: only their holders confirm them. @type {import('./judge.mjs').Entry[]} */
export const orcid = [
  {
    name: 'an answer of ORCID counts in the browser that began alone',
    file: 'src/server/domains/orcid/sign-in-store.ts',
    find: '        eq(orcidSignIns.browserHash, browserHash),\n',
    replace: '',
    tests: signIn,
  },
  {
    name: 'a sign-in at ORCID ends after a while',
    file: 'src/server/domains/orcid/sign-in-store.ts',
    find: '        gt(orcidSignIns.expiresAt, now),\n',
    replace: '',
    tests: signIn,
  },
  {
    name: 'an account gets the iD of its own sign-in alone',
    file: 'src/server/workflows/orcid/finish-sign-in.ts',
    find: "userId === null || (actor.kind === 'user' && actor.userId === userId)",
    replace: "userId === null || actor.kind === 'user'",
    tests: signIn,
  },
  {
    name: 'the check digit of an iD is right',
    file: 'src/server/ports/orcid/openid-orcid.ts',
    find: 'if (!isOrcid(orcid))',
    replace: 'if (orcid.length < 19)',
    tests: signIn,
  },
  {
    name: 'the signature of an ID token is checked',
    file: 'src/server/ports/orcid/openid-orcid.ts',
    find: ', openid.enableNonRepudiationChecks]',
    replace: ']',
    tests: forged,
  },
  {
    name: 'an ID token has the nonce of its sign-in',
    file: 'src/server/ports/orcid/openid-orcid.ts',
    find: 'expectedNonce: nonce, ',
    replace: '',
    tests: forged,
  },
  {
    name: 'an iD of an account goes to no other',
    file: 'src/server/domains/orcid/connect.ts',
    find: 'if (!(await insertConnection(tx.db, { userId, orcid, connectedAt: tx.now() })))',
    replace: 'await insertConnection(tx.db, { userId, orcid, connectedAt: tx.now() });\n    if (userId === "")',
    tests: signIn,
  },
  {
    name: 'a link to an author is used once, and ends',
    file: 'src/server/domains/editorial/author-orcids/confirm-author.ts',
    find: 'row.confirmedAt !== null || row.expiresAt <= ctx.now() || ',
    replace: '',
    tests: authors,
  },
  {
    name: 'no author confirms the iD of another one',
    file: 'src/server/domains/editorial/author-orcids/confirm-author.ts',
    find: '  await refuseIdOfOther(tx, living, orcid);\n',
    replace: '',
    tests: authors,
  },
  {
    name: 'authors are asked for iDs after acceptance alone',
    file: 'src/server/domains/editorial/author-orcids/askable-authors.ts',
    find: "(manuscript.state === 'accepted' || manuscript.state === 'published')",
    replace: "manuscript.state !== 'withdrawn'",
    tests: authors,
  },
  {
    name: 'an author is reminded once',
    file: 'src/server/domains/editorial/author-orcids/ask-authors.ts',
    find: "    if (!mayAsk(row, tx.now())) throw new AppError('state-conflict', t.askedAlready());\n",
    replace: '',
    tests: authors,
  },
  {
    name: 'only the submitting author reads the iDs of a manuscript',
    file: 'src/server/domains/editorial/revisions/own-manuscript.ts',
    find: ' || found.manuscript.submittingUserId !== userId',
    replace: '',
    tests: authors,
  },
  {
    name: 'what people allow at ORCID is kept encrypted',
    file: 'src/server/ports/orcid/openid-orcid.ts',
    find: 'sealer.seal(tokens.access_token)',
    replace: 'tokens.access_token',
    tests: records,
  },
  {
    name: 'without a member’s client no one is asked to open their record',
    file: 'src/server/ports/orcid/openid-orcid.ts',
    find: 'changesRecord && client.memberApi !== null',
    replace: 'changesRecord',
    tests: records,
  },
  {
    name: 'who disconnects an iD takes the permission back',
    file: 'src/server/domains/orcid/connection-store.ts',
    find: 'if (deleted) await',
    replace: 'if (!deleted) await',
    tests: records,
  },
  {
    name: 'only confirmed iDs have works added',
    file: 'src/server/domains/orcid/work-store.ts',
    find: "'orcid', ${orcid}, 'isOrcidAuthenticated', true",
    replace: "'orcid', ${orcid}",
    tests: records,
  },
  {
    name: 'a review waits in records until its year is over',
    file: 'src/server/domains/orcid/review-store.ts',
    find: ' or known.ended_at < ${instant(yearBegan)}',
    replace: ' or true',
    tests: reviews,
  },
  {
    name: 'a review is added to a record only once its manuscript has ended',
    file: 'src/server/domains/orcid/review-store.ts',
    find: " and manuscript.state in ('published', 'rejected', 'withdrawn')",
    replace: '',
    tests: reviews,
  },
  {
    name: 'reviews are added for reviewers who want it',
    file: 'src/server/domains/orcid/review-store.ts',
    find: 'connection.adds_reviews and ',
    replace: '',
    tests: reviews,
  },
  {
    name: 'only a signed report names the article in a record',
    file: 'src/server/domains/orcid/review-store.ts',
    find: ' and published.signed_by is not null',
    replace: '',
    tests: reviews,
  },
];
