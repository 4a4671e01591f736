import { expect, test } from 'vitest';
import { partOf, partSize, readPlace, writePlace } from './list-cursor.ts';

const place = { at: new Date('2026-03-04T05:06:07.089Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' };

test('a place comes back as it was written', () => {
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const isFirst of [true, false])
    expect(readPlace(writePlace({ ...place, isFirst }))).toEqual({ ...place, isFirst });
  expect(readPlace(undefined)).toBeNull();
});

test.each([
  '',
  'x',
  '%%%',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["2026-01-01","x"]').toString('base64url'),
  Buffer.from(`["2026-01-01T00:00:00.000Z","${place.id}","more"]`).toString('base64url'),
  Buffer.from(`{"at":"2026-01-01T00:00:00.000Z"}`).toString('base64url'),
  Buffer.from(`["0000-01-01T00:00:00.000Z","${place.id}"]`).toString('base64url'),
])('a place that we did not write is refused: %j', (after) => {
  expect(() => readPlace(after)).toThrow('This part of the list was not found');
});

test('a part ends where one more was read, and the last part says so', () => {
  const rows = Array.from({ length: partSize + 1 }, (_, row) => row);
  const { part, next } = partOf(rows, (row) => ({ ...place, at: new Date(row) }));
  expect(part).toHaveLength(partSize);
  expect(readPlace(next ?? '')?.at).toEqual(new Date(partSize - 1));
  expect(partOf(rows.slice(0, partSize), () => place).next).toBeNull();
});
