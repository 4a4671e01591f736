import { expect } from '@playwright/test';
import { makeDoc } from '../src/test/documents/make-doc.ts';
import { makeDocx } from '../src/test/documents/make-docx.ts';
import { test } from './journey.ts';
import { aPerson } from './people.ts';
import { choose, fileField, goToFiles, slotOf } from './wizard-files.ts';
import { beginSubmission } from './wizard.ts';

test('an author learns at once which pictures readers cannot see, and that a .doc is not taken', async ({
  page,
  request,
}) => {
  await beginSubmission(page, await aPerson(request));
  await goToFiles(page);
  const pictures = makeDocx({ 'word/media/image1.emf': 'x', 'word/media/image2.emf': 'y', 'word/media/a.wmf': 'z' });
  await choose(fileField(page), 'dunes.docx', Buffer.from(pictures));
  const warning =
    'Reviewers cannot see parts of this document: 2 EMF pictures, 1 WMF picture. Save them as PNG in Word, or upload a PDF.';
  await expect(slotOf(page).getByText(warning)).toBeVisible();
  await choose(fileField(page), 'dunes.docx', Buffer.from(makeDocx()));
  await expect(slotOf(page).getByText(warning)).toBeHidden();
  await choose(fileField(page), 'dunes.doc', Buffer.from(makeDoc()));
  await expect(slotOf(page).getByRole('alert')).toContainText('Save it as .docx or PDF and choose that file.');
});
