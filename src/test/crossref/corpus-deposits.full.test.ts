import { expect, test } from 'vitest';
import { corpusFiles, depositOf } from './corpus-deposit.ts';
import { faultsOfDeposit, hasSchema } from './deposit-schema.ts';

test.skipIf(corpusFiles.length === 0 || !hasSchema)(
  'deposits of all real articles have no fault by Crossref’s schema',
  () => {
    expect(corpusFiles).toHaveLength(241);
    expect(corpusFiles.flatMap((file) => faultsOfDeposit(depositOf(file)).map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  },
);
