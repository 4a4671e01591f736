import { expect, test } from 'vitest';
import { wordsIn } from './documents/everything-in.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { anAnswer } from './mail/an-answer.ts';
import { anAnsweringSite, anAskedAuthor } from './mail/answering-site.ts';
import { aBoardOfTwoEditors } from './product/deciding.ts';
import { aPdf } from './product/factories.ts';

const site = await anAnsweringSite();
const { product, arrive, tell, lastTo } = site;
const board = await aBoardOfTwoEditors(product);
const { editor } = board;
const anAsked = () => anAskedAuthor(site, board);

const word = 'zwitscher';

test('files of an email are those of a message: checked, copied where they must be, and refused by name', async () => {
  const { author, first, firstId, to, ask, only, write, openFile } = await anAsked();
  const figures = { name: 'figures.pdf', bytes: aPdf('Figures') };
  const program = { name: 'setup.exe', bytes: Buffer.from('MZ not a document') };
  expect(await arrive(anAnswer({ from: author.email, to, text: '', files: [figures, program] }))).toEqual(['posted']);
  const posted = (await only(author)).messages.at(-1);
  expect([posted?.text, posted?.files.map(({ name }) => name)]).toEqual([
    'Please see the attached files.',
    ['figures.pdf'],
  ]);
  expect((await lastTo(author)).text).toContain('setup.exe');

  await ask(first, firstId);
  const { id: withReviewer } = await only(first, firstId);
  await write(editor, withReviewer, 'They are.');
  const { replyTo } = await tell(first);
  const planted = { name: `${word}.pdf`, bytes: await plantedPdf(word, 'Remarks') };
  const four = [planted, figures, figures, figures];
  expect(await arrive(anAnswer({ from: first.email, to: replyTo ?? '', text: 'See here.', files: four }))).toEqual([
    'posted',
  ]);
  const files = (await only(first, firstId)).messages.at(-1)?.files ?? [];
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    'attachment-1.pdf',
    'attachment-2.pdf',
    'attachment-3.pdf',
  ]);
  for (const { url } of files)
    expect(await wordsIn(new Uint8Array(await (await openFile(editor, url)).arrayBuffer()), [word])).toEqual([]);
  expect((await lastTo(first)).text).toContain('a message can have 3 files');

  await write(first, withReviewer, 'And the data?');
  const { replyTo: ofEditor } = await tell(editor);
  const naming = { name: 'notes.pdf', bytes: await plantedPdf('note', 'By Ada Secretauthor of this place') };
  expect(await arrive(anAnswer({ from: editor.email, to: ofEditor ?? '', text: 'Here.', files: [naming] }))).toEqual([
    'posted',
  ]);
  expect((await only(first, firstId)).messages.at(-1)).toMatchObject({ text: 'Here.', files: [] });
  expect((await lastTo(editor)).text).toContain('“notes.pdf” names a person');
});

test('an email that is too large, too long or empty is refused with the reason', async () => {
  const { author, to, texts } = await anAsked();
  const before = await texts();
  const reasons = [
    [
      anAnswer({ from: author.email, to, text: 'A line of the text\n'.repeat(1_700_000) }),
      'The email is larger than 25 MB.',
    ],
    [anAnswer({ from: author.email, to, text: 'Long '.repeat(2000) }), 'at most 5,000'],
    [anAnswer({ from: author.email, to, text: '> Ten pages at most?' }), 'We found no text above'],
  ] as const;
  for (const [email, reason] of reasons) {
    expect(await arrive(email)).toEqual(['refused']);
    expect((await lastTo(author)).text).toContain(reason);
  }
  expect(await texts()).toEqual(before);
  const { length } = await site.emailsTo(author.email);
  // Refusals to one person end at the limit of a day.
  const more = await arrive(...Array.from({ length: 19 }, () => anAnswer({ from: author.email, to, text: '' })));
  expect(more.filter((outcome) => outcome === 'dropped')).toHaveLength(2);
  expect(await site.emailsTo(author.email)).toHaveLength(length + 17);
}, 60_000);
