import { reviews } from '../../contracts/reviews.ts';
import { missing, row, signedInOnly } from './table.ts';

/** Copies and attachments; who of a manuscript's parties opens which is held by anonymity-copies.http.test.ts. */
export const reviewFileRows = [
  row(reviews.file, 'a file as it was uploaded', ({ fileId }) => ({ params: { fileId } }), signedInOnly(404)),
  row(reviews.file, 'a missing one', () => ({ params: { fileId: missing } }), signedInOnly(404)),
];
