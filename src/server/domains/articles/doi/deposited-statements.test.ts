import { expect, test } from 'vitest';
import { faultsOfDeposit, hasSchema } from '../../../../test/crossref/deposit-schema.ts';
import { readDeposit } from '../../../../test/crossref/read-deposit.ts';
import { noStatements, type Statements } from '../../../../contracts/statements.ts';
import type { FoundArticle } from '../article-store.ts';
import { aNotice, type article, deposited, found } from './deposit-fixture.ts';

const stated: Statements = {
  ...noStatements,
  grants: [
    { funder: 'Sand & <Sons>', ror: '00hx57361', awards: ['S 1', 'S\u00072'] },
    { funder: 'Dune Fund', registryId: '10.13039/100000001', awards: [] },
  ],
  ethics: 'Approved.',
  relatedWorks: [
    { relation: 'preprint', address: 'https://doi.org/10.5555/pre.1' },
    { relation: 'translation', address: 'https://doi.org/10.5555/fr.1' },
    { relation: 'dataset', address: 'https://doi.org/10.5555/data.1' },
    { relation: 'other', address: 'https://data.example/a?b=1&c=2' },
  ],
};

function depositOf(changes: Partial<typeof article> = {}, corrections: FoundArticle['corrections'] = []): string {
  const deposit = deposited(changes, { text: { ...found().text, statements: stated }, corrections });
  expect(hasSchema ? faultsOfDeposit(deposit) : []).toEqual([]);
  return deposit;
}

test.each([
  ['alone', []],
  ['beside a correction, within Crossmark', [aNotice('correction', '2026-04-09')]],
])('funding and related works are deposited by the schema: %s', (_, corrections) => {
  const deposit = depositOf({}, corrections);
  expect(deposit.replaceAll(/\s*\n\s*/g, '')).toContain(
    '<fr:program name="fundref"><fr:assertion name="fundgroup"><fr:assertion name="funder_name">Sand &amp; &lt;Sons&gt;</fr:assertion><fr:assertion name="award_number">S 1</fr:assertion><fr:assertion name="award_number">S2</fr:assertion></fr:assertion>',
  );
  expect(deposit).toContain('<fr:assertion name="funder_identifier">https://doi.org/10.13039/100000001</fr:assertion>');
  const read = readDeposit(deposit);
  expect(read.texts('//*[@relationship-type="hasPreprint"]')).toEqual(['10.5555/pre.1']);
  expect(read.texts('//*[@relationship-type="hasTranslation"]')).toEqual(['10.5555/fr.1']);
  expect(read.texts('//*[@relationship-type="isSupplementedBy"]')).toEqual(['10.5555/data.1']);
  expect(read.texts('//*[@identifier-type="uri"]')).toEqual(['https://data.example/a?b=1&c=2']);
});

test('of a withdrawn article neither is told', () => {
  expect(depositOf({ withdrawnOn: '2026-05-01' })).not.toMatch(/fundref"|related_item/);
});
