import { expect, test } from 'vitest';
import { corpusFiles } from '../crossref/corpus-deposit.ts';
import { faultsOfRecords } from './corpus-records.ts';
import { hasRecordSchemas } from './record-schemas.ts';

test.skipIf(corpusFiles.length === 0 || !hasRecordSchemas)(
  'records of every tenth real article have no fault by the schemas of DOAJ and DataCite',
  () => {
    const some = corpusFiles.filter((_, place) => place % 10 === 0);
    expect(some.flatMap(faultsOfRecords)).toEqual([]);
  },
);
