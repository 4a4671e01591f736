import { expect, test } from 'vitest';
import { TypedJournal, valuesOf } from './typed-journal.ts';

test('the form of a journal has every field that its rules ask for: a missing one would refuse it without a word', () => {
  expect(Object.keys(TypedJournal.shape).toSorted()).toEqual(Object.keys(valuesOf(null)).toSorted());
});
