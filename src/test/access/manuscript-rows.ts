import { files } from '../../contracts/files.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import { aManuscript, aSubmission } from '../product/factories.ts';
import {
  administratorOnly,
  all,
  missing,
  nothing,
  ownerAndAdministrator,
  ownerOnly,
  row,
  signedInOnly,
} from './table.ts';

/** The calls of manuscripts and their files. */
export const manuscriptRows = [
  row(
    manuscripts.create,
    'in the owner’s name, with the owner’s files',
    async ({ product, owner, journal }) => ({ body: await aSubmission(product, owner, { journalId: journal.id }) }),
    ownerOnly(201),
  ),
  row(
    manuscripts.single,
    'a waiting one',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(manuscripts.single, 'a missing one', () => ({ params: { articleId: missing } }), signedInOnly(404)),
  row(manuscripts.mine, 'one’s own', nothing, signedInOnly(200)),
  row(
    verification.toVerify,
    'as this administrator',
    ({ people }) => ({ params: { adminId: people.administrator.user.id } }),
    administratorOnly(200),
  ),
  row(
    verification.accept,
    'a waiting one',
    async ({ product, owner, journal }) => ({
      body: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id },
    }),
    administratorOnly(200),
  ),
  row(verification.accept, 'a missing one', () => ({ body: { articleId: missing } }), administratorOnly(404)),
  row(
    verification.reject,
    'a waiting one',
    async ({ product, owner, journal }) => ({
      body: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id, rejectionText: 'No.' },
    }),
    administratorOnly(200),
  ),
  row(
    verification.reject,
    'a missing one',
    () => ({ body: { articleId: missing, rejectionText: 'No.' } }),
    administratorOnly(404),
  ),
  row(
    files.list,
    'the owner’s upload',
    ({ uploadId }) => ({ params: { awsId: uploadId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(files.list, 'a missing upload', () => ({ params: { awsId: missing } }), signedInOnly(404)),
  row(files.open, 'the owner’s manuscript', ({ fileId }) => ({ params: { fileId } }), ownerAndAdministrator(200, 404)),
  row(files.open, 'a missing file', () => ({ params: { fileId: missing } }), all(404)),
];
