import { expect, test } from 'vitest';
import { institutionsIn, withInstitution, wordsInProgress } from './institutions-in.ts';

const dunes = { affiliation: 'University of Dunes, Dubai', name: 'University of Dunes', ror: '01ej9dk98' };

test('an institution stays with its affiliation while that still names it', () => {
  expect(institutionsIn('Department of Sand, University of Dunes, Sharjah; Elsewhere', [dunes])).toEqual([
    { ...dunes, affiliation: 'Department of Sand, University of Dunes, Sharjah' },
  ]);
  expect(institutionsIn('University of Dune', [dunes])).toEqual([]);
  expect(institutionsIn('', [dunes])).toEqual([]);
});

test('an institution replaces the words after the last comma or semicolon', () => {
  expect(wordsInProgress('Department of Sand, Univ du')).toBe('Univ du');
  expect(withInstitution('Department of Sand, Univ du', 'University of Dunes', 'Dubai')).toBe(
    'Department of Sand, University of Dunes, Dubai',
  );
  expect(withInstitution('Elsewhere; dunes', 'University of Dunes', '')).toBe('Elsewhere; University of Dunes');
  expect(withInstitution('dun', 'University of Dunes', 'Dubai')).toBe('University of Dunes, Dubai');
});
