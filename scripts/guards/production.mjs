const store = 'src/server/domains/production/production-store.ts';
const people = 'src/server/domains/production/who-produces.ts';
const proof = 'src/server/domains/production/proof.ts';
const tests = ['src/test/production.http.test.ts'];
const rights = ['src/test/production-rights.http.test.ts'];

/** Who works on texts in production, and what is published of them. @type {import('./judge.mjs').Entry[]} */
export const production = [
  {
    name: 'production lists nothing to people with a conflict of interest',
    file: store,
    find: 'const mine = and(openToOffice(person), ',
    replace: 'const mine = and(sql`true`, ',
    tests: rights,
  },
  {
    name: 'only people of production open a text',
    file: people,
    find: "if (await hasRole(ctx.db, userId, manuscript.journalId, ['production-editor', 'editor-in-chief'])) return 'manager';",
    replace: "return 'manager';",
    tests,
  },
  {
    name: 'pictures of a text in production are not public',
    file: people,
    find: 'return row.proofRound > 0 && found.manuscript.submittingUserId === userId;',
    replace: 'return true;',
    tests,
  },
  {
    name: 'an author has a proof only once it was sent',
    file: 'src/server/domains/production/read-production.ts',
    find: "if (!row || row.proofRound === 0) throw notFound('manuscript');",
    replace: "if (!row) throw notFound('manuscript');",
    tests: rights,
  },
  {
    name: 'a proof is approved only as its author read it',
    file: proof,
    find: "if (row.revision !== revision) throw new AppError('stale-version', t.proofChanged());",
    replace: '',
    tests: rights,
  },
  {
    name: 'a copy-editor changes nothing after the copy-edit',
    file: 'src/server/domains/production/save-text.ts',
    find: "if (role === 'copy-editor' && !isCopyEditOpen(await listTasks(tx.db, [held.manuscriptId]), held))",
    replace: 'if (false)',
    tests: rights,
  },
  {
    name: 'a save that started from an older text is refused',
    file: 'src/server/domains/production/save-text.ts',
    find: "if (held.revision !== (revision ?? held.revision)) throw new AppError('stale-version', t.stale());",
    replace: '',
    tests,
  },
  {
    name: 'pictures that a published text does not show are deleted',
    file: 'src/server/domains/files/file-store.ts',
    find: '  await db.delete(files).where(itsPictures);',
    replace: '',
    tests,
  },
];
