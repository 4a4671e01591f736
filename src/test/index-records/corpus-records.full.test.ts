import { expect, test } from 'vitest';
import { corpusFiles } from '../crossref/corpus-deposit.ts';
import { faultsOfRecords } from './corpus-records.ts';
import { hasRecordSchemas } from './record-schemas.ts';

test.skipIf(corpusFiles.length === 0 || !hasRecordSchemas)(
  'records of all real articles have no fault by the schemas of DOAJ and DataCite',
  () => {
    expect(corpusFiles).toHaveLength(241);
    expect(corpusFiles.flatMap(faultsOfRecords)).toEqual([]);
  },
);
