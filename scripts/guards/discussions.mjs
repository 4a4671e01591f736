const folder = 'src/server/domains/editorial/discussions/';
const said = ['src/test/discussions.http.test.ts'];
const crawl = 'src/test/anonymity-crawl.http.test.ts';
/** Those who write by email. */
const byEmail = ['src/test/answers-by-email.http.test.ts'];
const withFiles = ['src/test/answers-with-files.full.test.ts'];
const told = ['src/test/told-editors.http.test.ts'];
const unnamed = ['src/test/discussions-unnamed.http.test.ts'];

/** Who reads what in the discussions on a manuscript. @type {import('./judge.mjs').Entry[]} */
export const discussions = [
  {
    name: 'a discussion exists only for those who take part in it',
    file: `${folder}find-side.ts`,
    find: 'return takesPart(side.role, audience) ? { ...side, invitation } : null;',
    replace: 'return { ...side, invitation };',
    tests: [...said, crawl],
  },
  {
    name: 'a deleted manuscript has no discussions',
    file: `${folder}find-side.ts`,
    find: 'found?.manuscript.deletedAt !== null ||',
    replace: '!found ||',
    tests: said,
  },
  {
    name: 'authors and reviewers read “Editor” in place of names',
    file: `${folder}read-discussions.ts`,
    find: "if (view.role !== 'editor') return t.theEditor();",
    replace: '',
    tests: [...said, crawl],
  },
  {
    name: 'an author’s history tells of no discussion of others',
    file: 'src/server/domains/editorial/revisions/read-followed.ts',
    find: ' || isOfOthers(details)',
    replace: '',
    tests: said,
  },
  {
    name: 'a person who stepped back from a review writes no more',
    file: `${folder}discussion-rules.ts`,
    find: 'isClosed || isOneSided(discussion, invitation)',
    replace: 'isClosed',
    tests: [`${folder}discussion-rules.test.ts`],
  },
  {
    name: 'only editors close a discussion',
    file: `${folder}write-message.ts`,
    find: "if (role !== 'editor' || !row)",
    replace: 'if (!row)',
    tests: said,
  },
  {
    name: 'only editors have others told of a message',
    file: `${folder}write-message.ts`,
    find: "side.role === 'editor' ? await listColleagues(tx, side) : []",
    replace: 'await listColleagues(tx, side)',
    tests: told,
  },
  {
    name: 'only editors without a conflict of interest are told of a message',
    file: `${folder}write-message.ts`,
    find: "throw invalidInput('tell', t.tellEditorsOnly());",
    replace: 'return [...wanted];',
    tests: told,
  },
  {
    name: 'only editors read the names of other editors',
    file: `${folder}read-discussions.ts`,
    find: "const colleagues = role === 'editor' ? await listColleagues(ctx, side) : [];",
    replace: 'const colleagues = await listColleagues(ctx, side);',
    tests: told,
  },
  {
    name: 'a message of an editor that names a hidden person is warned of',
    file: `${folder}write-message.ts`,
    find: '  await refuseHiddenNames(tx, { side, to: discussion, words: [subject, text], isMeant });',
    replace: '',
    tests: unnamed,
  },
  {
    name: 'a message to a reviewer names no other reviewer unseen',
    file: `${folder}hidden-people.ts`,
    find: '...(await listOtherReviewers(ctx.db, to.invitationId)), ',
    replace: '',
    tests: unnamed,
  },
  {
    name: 'a file to or from a reviewer is a copy without properties',
    file: `${folder}message-files.ts`,
    find: "if (to.audience !== 'reviewer' && !isForOthers(side, to))",
    replace: "if (to.audience !== 'none')",
    tests: [...unnamed, crawl],
  },
  {
    name: 'a file of an editor that names a hidden person is refused',
    file: `${folder}message-files.ts`,
    find: 'if (isForOthers(side, to)) await refuseNaming(',
    replace: 'if (people.length < 0) await refuseNaming(',
    tests: unnamed,
  },
  {
    name: 'a file of a discussion opens for its people only',
    file: `${folder}message-files.ts`,
    find: 'if (!discussion || !(await findSide(ctx, discussion)))',
    replace: 'if (!discussion)',
    tests: unnamed,
  },
  {
    name: 'no email about messages goes to who lost their part',
    file: `${folder}tell-of-messages.ts`,
    find: 'const side = row && (await findSide(as, row));',
    replace:
      "const side = row && ((await findSide(as, row)) ?? { role: 'editor', found: (await lockManuscript(as.db, row.manuscriptId))!, invitation: null });",
    tests: unnamed,
  },
  {
    name: 'a reply address is signed',
    file: 'src/server/ports/mail/return-paths.ts',
    find: "named.filter(([hex = '', signature = '']) => isRight(hex, signature))",
    replace: 'named',
    tests: byEmail,
  },
  {
    name: 'an email is posted only from the address of its person',
    file: `${folder}by-email/take-answer.ts`,
    find: ' && isFrom(email, person.email)',
    replace: '',
    tests: byEmail,
  },
  {
    name: 'an email that a server calls forged is not posted',
    file: `${folder}by-email/judge-email.ts`,
    find: "!says(head, 'authentication-results', /\\bdmarc\\s*=\\s*fail\\b/i)",
    replace: 'true',
    tests: byEmail,
  },
  {
    name: 'an email of two senders is not posted',
    file: `${folder}by-email/judge-email.ts`,
    find: 'from.length === 1 &&\n  from[0] === address.toLowerCase()',
    replace: 'from[0] === address.toLowerCase()',
    tests: byEmail,
  },
  {
    name: 'a disabled account posts nothing by email',
    file: `${folder}by-email/take-answer.ts`,
    find: ' && person.disabledAt === null',
    replace: '',
    tests: byEmail,
  },
  {
    name: 'only editors see emails from other addresses',
    file: `${folder}read-discussions.ts`,
    find: "view.role === 'editor' ? await readUnattributed(ctx, ids) : null",
    replace: 'await readUnattributed(ctx, ids)',
    tests: byEmail,
  },
  {
    name: 'only editors dismiss an email',
    file: `${folder}by-email/unattributed.ts`,
    find: "if (!discussion || (await sideIn(ctx, discussion)).role !== 'editor')",
    replace: 'if (!discussion || !(await sideIn(ctx, discussion)))',
    tests: byEmail,
  },
  {
    name: 'an automatic email is not posted',
    file: `${folder}by-email/take-answer.ts`,
    find: 'if (isAutomatic(email)) return',
    replace: 'if (email === null) return',
    tests: byEmail,
  },
  {
    name: 'an email is posted once',
    file: `${folder}by-email/take-answer.ts`,
    find: "if (!(await noteEmail(tx.db, noted(tx, answering, 'posted')))) return false;",
    replace: "await noteEmail(tx.db, { ...noted(tx, answering, 'posted'), messageId: v4() });",
    tests: byEmail,
  },
  {
    name: 'a person is not answered without end',
    file: `${folder}by-email/take-answer.ts`,
    find: '>= mostAtOnce;\n    const outcome',
    replace: '>= Infinity;\n    const outcome',
    tests: withFiles,
  },
  {
    name: 'administrators see no reply address',
    file: 'src/server/domains/emails/send-email.ts',
    find: '(mail.replyAddresses?.in(replyTo) ?? []).length > 0 ? null : replyTo',
    replace: 'mail.isBuiltIn ? null : replyTo',
    tests: byEmail,
  },
  {
    name: 'an editor’s own name under an email is left out',
    file: `${folder}by-email/take-answer.ts`,
    find: 'isForOthers(side, discussion) ? withoutName(whole, person) : whole',
    replace: 'whole',
    tests: byEmail,
  },
];
