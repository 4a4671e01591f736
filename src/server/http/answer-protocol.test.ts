import { expect, test } from 'vitest';
import { files } from '../../contracts/files.ts';
import { AppError, notFound } from '../errors.ts';
import { protocolFault } from './answer-protocol.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('who asks where an upload stands while the database is away is to ask again, and not to begin anew', () => {
  expect(protocolFault(files.resumableState, away)).toMatchObject({ code: 'busy', status: 423 });
});

test('who asks about a file that has arrived and finds no room is to ask again', () => {
  const full = new AppError('storage-full', 'Our storage is full.');
  expect(protocolFault(files.resumableState, full)).toMatchObject({ code: 'busy', message: full.message });
  expect(protocolFault(files.resume, full)).toBe(full);
});

test('every other fault stays what it is', () => {
  const gone = notFound('upload');
  const refused = new AppError('unsupported-file', 'No.');
  expect(protocolFault(files.resumableState, gone)).toBe(gone);
  expect(protocolFault(files.resumableState, refused)).toBe(refused);
  for (const call of [files.resume, files.beginResumable, files.upload]) expect(protocolFault(call, away)).toBe(away);
});
