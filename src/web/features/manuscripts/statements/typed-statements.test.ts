import { expect, test } from 'vitest';
import { blankStatements, type TypedStatements } from '../../../../contracts/drafts.ts';
import { Statements, usualRules } from '../../../../contracts/statements.ts';
import { statementProblems, statementsSent, typedFrom, whereIn } from './typed-statements.ts';

const typed: TypedStatements = {
  ...blankStatements,
  grants: [
    { funder: ' ', ror: '', awards: '' },
    { funder: 'Science Fund', ror: '', awards: 'A 1, A 2; A 1' },
  ],
  relatedWorks: [
    { relation: 'preprint', address: '' },
    { relation: 'dataset', address: '10.5281/zenodo.1' },
  ],
};

test('rows without a word are not sent, and award numbers are divided', () => {
  const sent = statementsSent(typed);
  expect(sent.grants).toEqual([{ funder: 'Science Fund', awards: ['A 1', 'A 2'] }]);
  expect(sent.relatedWorks).toEqual([{ relation: 'dataset', address: '10.5281/zenodo.1' }]);
});

test('statements come back as they were typed', () => {
  const kept = Statements.parse(statementsSent(typed));
  expect(Statements.parse(statementsSent(typedFrom(kept)))).toEqual(kept);
});

test('a fault is named with its row, also after rows that are empty', () => {
  const faulty = {
    ...typed,
    relatedWorks: [...typed.relatedWorks, { relation: 'other' as const, address: 'nowhere' }],
  };
  const [problem, ...others] = statementProblems(faulty, usualRules);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field: 'statements.relatedWorks.2.address', row: 2 });
  expect(problem && whereIn(problem)).toMatch(/^Related works, row 3: Enter a DOI/);
});

test('a required statement is asked for in words; one that the journal does not ask for is no fault', () => {
  const rules = {
    ...usualRules,
    ethics: { ...usualRules.ethics, ask: 'required' as const },
    aiUse: { ...usualRules.aiUse, ask: 'no' as const },
  };
  expect(statementProblems({ ...typed, aiUse: 'x'.repeat(5000) }, rules)).toEqual([
    { kind: 'ethics', field: 'statements.ethics', message: 'The journal requires a statement: Ethics approval.' },
  ]);
});
