import { message } from './message.ts';
import { rich } from './rich.ts';

// List
export const productions = message('Texts in production');
export const publishedProductions = message('Published');
export const stage = message('Stage');
export const next = message('Next');
export const action = message('Action');
export const openText = rich('Open<hidden> {title}</hidden>');
export const nothing = message('No texts in production');
export const nothingHelp = message('Accepted manuscripts of journals with production appear here.');
export const openNotesShort = message('{count, plural, one {# open note} other {# open notes}}');
export const dueBy = message('by {day}');
export const overdue = message('overdue since {day}');
export const byPerson = message('{task}: {name}');

export const startable = message('Accepted, not in production');
export const startableHelp = message('Start production to edit, proof and typeset them.');
export const start = message('Start production');
export const yourProof = message('Your proof');
export const proofIsReady = message('The proof of this article is ready.');

// Stages
export const stagePreparing = message('Reading the manuscript');
export const stageEditing = message('Editing');
export const stageProof = message('With the author');
export const stageApproved = message('Approved');
export const stagePublished = message('Published');

// Tasks
export const taskCopyEdit = message('Copy-edit');
export const taskProof = message('Proof');
export const taskPublish = message('Publish');

// Screen
export const production = message('Production');
export const notYours = message('This text is not yours to edit');
export const notYoursHelp = message('Production editors, editors in chief and the copy-editor work on it.');
export const preparingTitle = message('The text is being read from the manuscript');
export const preparingHelp = message('This takes a few seconds. The page opens by itself.');
export const goToArticle = message('View the article');
export const publishedNote = message('This article is published.');
export const pdfToPublish = message('PDF to publish');
export const pdfAsSent = message('The author’s PDF will be published unchanged. Here you can edit its references.');
export const finalPdfHelp = message('This PDF replaces the author’s. Here you can edit its references.');
export const finalPdfNamed = message('“{name}” will be published. Here you can edit its references.');

// Panes
export const theText = message('Text');
export const theFront = message('Title and abstract');
export const frontHelp = message('Title, abstract and keywords for publication. Authors cannot be changed here.');
export const theReferences = message('References ({count})');
export const history = message('History');
export const thePage = message('Printed page');
export const problems = message('To check ({count})');
export const notes = message('Notes ({count})');
export const refreshPage = message('Update the page');
export const pageOutdated = message('The text has changed since this page was printed.');
export const printedPage = message('The printed page');

// Saving
export const saved = message('All changes saved');
export const saving = message('Saving…');
export const waiting = message('No connection. Your changes are in this browser and will be saved later.');
export const signedOut = message('You are signed out. Sign in again in another tab to save your changes.');
export const merged = message('{name} changed other passages. The text now has both changes.');
export const someone = message('Another person');
export const conflictTitle = message('Two people changed the same passage');
export const conflictHelp = message('Choose a version for each passage. Your version is lost if you choose theirs.');
export const yours = message('Yours');
export const theirs = message('Saved by {name}');
export const keepYours = message('Keep mine');
export const keepTheirs = message('Keep theirs');
export const applyChoice = message('Save this text');
export const refusedSave = message('Not saved: {reason}');

// History
export const revisionOf = message('{by}, {at}');
export const revisionName = message('Revision {revision}');
export const theProof = message('The author’s proof');
export const theProduct = message('Automatic');
export const compareWithNow = message('Compare with now');
export const restore = message('Restore');
export const restoreTitle = message('Restore revision {revision}?');
export const restoreHelp = message('It becomes the newest text. Later revisions stay in the history.');
export const noHistory = message('Saved texts appear here.');
export const nowTitle = message('Revision {revision} and the current text');

// Steps
export const steps = message('Steps to publication');
export const done = message('Done');
export const now = message('Now');
export const later = message('Later');
export const textStep = message('Text');
export const problemsLeft = message(
  '{count, plural, =0 {Nothing to check.} one {# point to check.} other {# points to check.}}',
);
export const copyEditStepHelp = message('Ask a colleague to edit the language.');
export const noCopyEditor = message('No copy-editor was asked.');
export const askCopyEditor = message('Ask a copy-editor');
export const changeCopyEditor = message('Change');
export const copyEditIsDone = message('Copy-edit done');
export const withPerson = message('{name}, by {day}');
export const proofStepHelp = message('The author checks the text before it is published.');
export const proofOver = message('The article is published.');
export const sendProof = message('Send the proof');
export const sendAgain = message('Send again');
export const goOn = message('Continue without approval');
export const authorHas = message('The author answers by {day}.');
export const approvedBy = message('The author approved it on {day}.');
export const approvedWithout = message('Approved by an editor: {reason}');
export const publishStepHelp = message('Page, PDF, EPUB and XML are made from this text.');
export const publish = message('Publish');
export const modeFirst = message('The author has not chosen how the article is published.');
export const notesFirst = message('{count, plural, one {# note is} other {# notes are}} open.');

// Dialogs
export const copyEditorEmail = message('Email of the copy-editor');
export const copyEditorHelp = message('They need an account on this site.');
export const dueOn = message('Due on');
export const ask = message('Ask');
export const takeBack = message('Remove the copy-editor');
export const sendProofTitle = message('Send the proof to the author');
export const sendProofHelp = message('{name} gets a link, and reminders before and after the due date.');
export const endsCopyEdit = message('{name} can no longer edit the text then.');
export const stillToCheck = message('{count, plural, one {# point is} other {# points are}} still to check.');
export const approveTitle = message('Continue without the author’s approval');
export const reason = message('Reason');
export const reasonHelp = message('Kept in the audit log, for example “Approved by email”.');
export const approve = message('Approve');
export const publishTitle = message('Publish this article?');
export const publishHelp = message('The article appears in {journal} at once. The author gets an email.');
export const editedSinceApproval = message(
  'The text has changed since it was approved, beyond the author’s own changes. The history shows how.',
);
export const editedSinceProof = message(
  'The text has changed since. The author sees it when you send the proof again.',
);
export const overrideReason = message('Reason for publishing now');

// Correction
export const taskCorrection = message('Publish the correction');
export const correctText = message('Correct the text');
export const correctTextTitle = message('Correct the published text?');
export const correctTextHelp = message(
  'You can edit the text again. Readers keep the published version until you publish the correction.',
);
export const correctionStepHelp = message(
  'Readers get the new version with a notice. The earlier one stays available.',
);
export const proofOfCorrectionHelp = message('If you like, let the author check the correction first.');
export const publishCorrection = message('Publish the correction');
export const publishCorrectionTitle = message('Publish the corrected text?');
export const publishCorrectionHelp = message('All formats change at once. The authors get an email with the notice.');
export const dropCorrection = message('Drop the correction');
export const dropCorrectionTitle = message('Drop this correction?');
export const dropCorrectionHelp = message(
  'The text becomes the published one again. Your changes stay in the history.',
);

// Notes
export const noNotes = message('The author’s comments and changes appear here.');
export const askTitle = message('Ask the author');
export const askHelp = message('Select words in the text, then ask. The question goes out with the proof.');
export const question = message('Question');
export const aboutWords = message('About these words:');
export const saveQuestion = message('Save the question');
export const comment = message('Comment');
export const change = message('Change');
export const query = message('Question');
export const authorName = message('{name}, author');
export const accept = message('Accept');
export const decline = message('Decline');
export const settle = message('Settle');
export const acceptAll = message('Accept all changes ({count})');
export const insteadOf = rich('Instead of <quote>{before}</quote>: <quote>{after}</quote>');
export const removeWords = rich('Remove <quote>{before}</quote>');
export const answer = message('Answer: {answer}');
export const stateAccepted = message('Accepted');
export const stateDeclined = message('Declined');
export const stateSettled = message('Settled');
export const stateOpen = message('Open');
export const stateAnswered = message('Answered');
export const settledNotes = message('Settled ({count})');

// References
export const style = message('Citation style');

// The author's proof
export const proof = message('Proof');
export const checkProof = message('Check the proof');
export const proofLead = message('Check everything. Select words to comment on them or change them.');
export const checkBy = message('Please answer by {day}.');
export const keywordsOf = message('Keywords: {words}');
export const openPdf = message('View the PDF');
export const addNote = message('Add a note');
export const addNoteTitle = message('Comment or change');
export const wordsInText = message('Words in the text');
export const wordsHelp = message('Select them in the text, or type them as they appear there.');
export const whatToDo = message('What do you want?');
export const toComment = message('Comment on these words');
export const toReplace = message('Replace these words');
export const newWords = message('New words');
export const newWordsHelp = message('Leave empty to remove the words.');
export const wordsOften = message('These words are there more than once. Select them in the text.');
export const wordsNotThere = message('These words are not in the proof. Copy them from the text.');
export const yourComment = message('Comment');
export const saveNote = message('Save the note');
export const yourNotes = message('Your notes');
export const noNotesYet = message('No notes yet. Select words in the text to add one.');
export const questionsForYou = message('Questions from the editor');
export const yourAnswer = message('Your answer');
export const saveAnswer = message('Save the answer');
export const removeNote = message('Remove');
export const approveProof = message('Approve the proof');
export const approveProofTitle = message('Approve the proof?');
export const approveProofHelp = message(
  '{count, plural, =0 {You propose no changes.} one {# note goes to the editor.} other {# notes go to the editor.}} You cannot add notes afterwards.',
);
export const approvedOn = message('You approved this proof on {day}. Thank you.');
export const approvedByEditor = message('An editor approved this proof on {day}.');
export const noProofTitle = message('There is no proof for you here');
export const noProofHelp = message('Sign in with the account that submitted the manuscript.');
export const noTextInProof = message('Your PDF will be published as it is. Please check it.');
export const finalPdfInProof = message('The editors have made the final PDF. Please check it.');
