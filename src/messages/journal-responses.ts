import { message } from './message.ts';

// Creating and changing a journal
export const journalCreated = message('Journal created successfully!');
export const nowEmpty = message('It is empty now.');
export const nowOtherCover = message('The cover has changed.');
export const nowOtherText = message('The text has changed. Open the journal’s page in another tab to compare.');
export const nowAmount = message('It is {value} now.');
export const nowValue = message('It is “{value}” now.');
export const abbreviationTaken = message(
  'Another journal uses this abbreviation, or used it before. Choose another one.',
);
export const valueTaken = message('“{journal}” already has this {field}.');
export const coverMissing = message('The cover was not found: it was not uploaded by you today. Upload it again.');
export const beginsAfterArticle = message(
  'An article of this journal was published in {year}. The journal cannot begin later.',
);
export const chiefNeeded = message(
  'An editor in chief ratifies first decisions. Enter the email address of their account.',
);
export const noOpenAccount = message(
  'There is no enabled account with this address. Ask the person to register, or choose another.',
);
export const chooseEditorOfJournal = message('Choose an editor of this journal.');
export const appointChiefFirst = message(
  'This journal has no editor in chief to ratify first decisions. Add one under People first.',
);
export const reviewSettingsSaved = message('Review settings of {journal} saved.');
export const reviewFormSaved = message(
  'Review form of {journal} saved. It applies to reviewers who accept from now on.',
);
export const reviewFormChangedElsewhere = message(
  'Someone else has changed this review form. Your questions are still here: save again to replace theirs.',
);
export const setupSaved = message('Setup of {journal} saved.');
export const setupChangedElsewhere = message(
  'Someone else has changed this setup. What you entered is still here: save again to replace theirs.',
);
export const chooseSectionEditor = message('{section}: choose an editor of this journal.');
export const classInUse = message('Manuscripts belong to “{name}”. Close it instead of removing it.');
export const classOfAnotherJournal = message('“{name}” belongs to another journal. Remove it and add it again.');
export const chooseOpenSection = message('Choose a section that accepts manuscripts.');
export const chooseOpenArticleType = message('Choose an article type that accepts manuscripts.');
export const confirmStatement = message('Confirm each statement of the checklist: “{statement}”');
export const changedElsewhere = message(
  'Someone else has changed this journal. What you typed is still here: check the marked fields and save again to overwrite theirs.',
);
export const saved = message('{journal} is saved.');
export const archived = message('{journal} is archived. Its articles stay available.');
export const restored = message('{journal} accepts submissions again.');
