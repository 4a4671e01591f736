import { describe, expect, test } from 'vitest';
import { usualRules } from '../../../../contracts/statements.ts';
import { detailErrors, draftProblems, uploadProblems } from './draft-problems.ts';
import { newDraft, type Draft } from './draft.ts';
import type { SlotUpload, SlotUploadState } from './upload-store.ts';

const author = {
  authorTitle: 'Dr.',
  authorGivenName: 'Gülşen',
  authorLastName: 'Yağmur',
  authorEmail: 'gulsen@example.org',
  authorAffiliation: 'Institute of Sand',
  isCorresponding: true,
};
const file = { id: '1', url: '/api/files/1', slot: 1, name: 'a.pdf', mediaType: 'application/pdf', size: 1 };

const complete = (): Draft => ({
  ...newDraft(),
  journalId: '0197b2a0-0000-7000-8000-000000000000',
  articleTitle: 'On dunes',
  articleAbstract: 'Dunes move.',
  articleKeywords: ['dunes'],
  authors: [author],
  files: [null, file, null],
});

const messages = (draft: Draft, isAdmin = false) => draftProblems(draft, isAdmin).map(({ message }) => message);

test('a complete draft has no problem', () => {
  expect(messages(complete())).toEqual([]);
});

test('an empty draft lists what is missing, in the order of the steps', () => {
  expect(messages(newDraft())).toEqual([
    'Choose a journal.',
    'Title is required.',
    'Abstract is required.',
    'Please add author data. It is mandatory to proceed.',
    'Please upload the Manuscript file. It is mandatory to proceed.',
  ]);
});

test('a journal’s sections, article types and checklist are asked for, unless they are closed', () => {
  const setup = {
    sections: [{ id: 'research', name: 'Research', isOpen: true }],
    articleTypes: [{ id: 'report', name: 'Case report', isOpen: false }],
    checklist: ['All authors agree.', 'The data are available.'],
    statements: usualRules,
  };
  const fieldsOf = (draft: Draft) => draftProblems(draft, false, setup).map(({ field }) => field);
  expect(fieldsOf(complete())).toEqual(['sectionId', 'confirmedStatements']);
  // One that was removed meanwhile is none.
  expect(fieldsOf({ ...complete(), sectionId: 'gone', confirmedStatements: setup.checklist })).toEqual(['sectionId']);
  expect(fieldsOf({ ...complete(), sectionId: 'research', confirmedStatements: setup.checklist })).toEqual([]);
});

test('a lone cover letter does not stand for the manuscript', () => {
  expect(messages({ ...complete(), files: [{ ...file, slot: 0 }, null, null] })).toEqual([
    'Please upload the Manuscript file. It is mandatory to proceed.',
  ]);
});

describe('an author without an email', () => {
  const draft = { ...complete(), authors: [{ ...author, authorEmail: '' }] };
  test('keeps an author’s own submission back', () => {
    expect(messages(draft)).toEqual(['Author 1, \u2068Gülşen Yağmur\u2069: Missing: email']);
  });
  test('is fine for an administrator', () => {
    expect(messages(draft, true)).toEqual([]);
  });
});

test('the details are marked only once their step has been left', () => {
  expect(detailErrors(newDraft())).toEqual({});
  expect(detailErrors({ ...newDraft(), leftSteps: [0] })).toMatchObject({ articleTitle: 'Title is required.' });
});

test('an author from a pasted list is named with all that is missing, and where to mend it', () => {
  const pasted = { ...author, authorTitle: '', authorEmail: '', authorAffiliation: ' ' };
  expect(draftProblems({ ...complete(), authors: [author, pasted] }, false)).toEqual([
    {
      step: 1,
      field: 'authorTitle',
      author: 1,
      message: 'Author 2, \u2068Gülşen Yağmur\u2069: Missing: title, email, affiliation',
    },
  ]);
});

test('an author who is typed and not added is a problem of the form', () => {
  const draft = { ...complete(), authorInProgress: { ...author, authorEmail: 'x' } };
  expect(draftProblems(draft, false)).toMatchObject([{ step: 1, field: 'authorEmail' }]);
});

const upload = (state: SlotUploadState): SlotUpload => ({
  name: 'tables.pdf',
  state,
  progress: { sent: 1, total: 2 },
  problem: null,
  canGoOn: false,
});
const uploadMessages = (state: SlotUploadState) => uploadProblems({ 2: upload(state) }).map(({ message }) => message);

test.each(['uploading', 'paused', 'waiting', 'signed-out'] as const)(
  'a file that is %s keeps a draft back',
  (state) => {
    expect(uploadMessages(state)).toEqual(['A file is still uploading. Wait or cancel it.']);
  },
);

test('decision 22: a file that a reload has cut off is not forgotten when the draft is sent', () => {
  expect(uploadProblems({ 2: upload('left') })).toEqual([
    {
      step: 2,
      field: 'files.2',
      message: '“\u2068tables.pdf\u2069”: upload incomplete. Choose it again or cancel it.',
    },
  ]);
});

test('a file that was refused, and no file, keep nothing back', () => {
  expect(uploadMessages('failed')).toEqual([]);
  expect(uploadProblems({})).toEqual([]);
});
