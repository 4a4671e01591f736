import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveAttachment } from '../server/domains/editorial/anonymity/receive-attachment.ts';
import { documentXml, docxParts, makeDocx } from './documents/make-docx.ts';
import { aPage, makePdf } from './documents/make-pdf.ts';
import { printedWords } from './printed-words.ts';
import { aReview } from './product/a-review.ts';
import { aBoard } from './product/deciding.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const board = await aBoard(product);
const { journal } = board;

test('a reviewer’s attachment that shows their name or address is refused, and the refusal says where', async () => {
  const review = await aReview(product, { author: board.author, journalId: journal.id });
  const { otherName, surname } = review.reviewer.user;
  const fileSaying = (text: string, more = '') =>
    makeDocx({ ...docxParts(), 'word/document.xml': documentXml(text, more) });
  for (const text of [
    `These are the remarks of ${otherName} ${surname}.`,
    `Write to ${review.reviewer.email} please.`,
  ]) {
    const refused = await review.attach('remarks.docx', fileSaying(text));
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('names you on page 1')]);
  }
  expect((await review.read()).attachment).toBeNull();
  const bookmark = `<w:bookmarkStart w:id="1" w:name="${otherName}_${surname}"/>`;
  const taken = await review.attach(`${surname}.docx`, fileSaying('The second table is wrong.', bookmark));
  expect([taken.status, taken.text]).toEqual([201, expect.not.stringContaining(surname)]);
});

test('the comments in an attached PDF are shown, without the names of their writers', async () => {
  const review = await aReview(product, { author: board.author, journalId: journal.id });
  const { otherName, surname } = review.reviewer.user;
  const name = `${otherName} ${surname}`;
  const commented = (comment: string, more = '') =>
    makePdf({
      objects: [`${aPage.slice(0, -2)}/Annots[<</Type/Annot/Rect[0 0 9 9]/T(${name})/Contents(${comment})${more}>>]>>`],
      trailer: `/Info<</Author(${name})>>`,
    });
  const refused = await review.attach('remarks.pdf', commented(`Ask ${name}`, '/Subtype/Text'));
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('names you on page 2')]);
  const taken = await review.attach('remarks.pdf', commented('Is this so?', '/Subtype/Text'));
  expect([taken.status, taken.text]).toEqual([201, expect.not.stringContaining(surname)]);
  const copy = await fetch(product.url + ((await review.read()).attachment?.url ?? ''), {
    headers: { authorization: `Bearer ${review.reviewer.token}` },
  });
  const { text } = await printedWords(new Uint8Array(await copy.arrayBuffer()));
  expect(text).toContain('Page 1: Is this so?');
});

test('a reviewer’s file that cannot be searched for their name is refused', async () => {
  const { user, email } = (await aReview(product, { author: board.author, journalId: journal.id })).reviewer;
  const as = { kind: 'user', userId: user.id, email, isAdmin: false, sessionId: user.id } as const;
  const ctx = product.parts.contextFor(as);
  const inspection = { ...ctx.inspection, read: () => Promise.resolve('too-complex' as const) };
  async function* remarks() {
    yield { name: 'remarks.docx', bytes: Readable.from([makeDocx()]), wasCut: () => false };
  }
  await expect(receiveAttachment({ ...ctx, inspection }, remarks())).rejects.toThrow('whether this file names you');
  expect((await receiveAttachment(ctx, remarks())).copy.id).toBeDefined();
});
