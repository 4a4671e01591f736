import { message } from './message.ts';
import { rich } from './rich.ts';

// Steps
export const steps = message('Steps');
export const stepDetails = message('Manuscript Details');
export const stepAuthors = message('Author Information');
export const stepFiles = message('File Upload');
export const stepReview = message('Review & Submit');
export const stepComplete = rich('{step}<hidden>, complete</hidden>');
export const stepIncomplete = rich('{step}<hidden>, incomplete</hidden>');

// Regular or special issue
export const issueTypeTitle = message('Submit this manuscript as a special issue?');
export const regularIssue = message('Regular Issue');
export const regularIssueHelp = message('Planned for the next issue. The usual choice.');
export const specialIssue = message('Special Issue');
export const specialIssueHelp = message('Planned for the current issue.');
export const issueTypeCanChange = message('You can change this until you submit.');

// Step: details
export const keywords = message('Keywords');
export const keywordsHelp = message('Separate with Enter or semicolons. Up to 20, but most journals allow only five.');
export const keywordsAdded = message('Keywords added');
export const wordCount = message('{count, plural, one {# word} other {# words}}');
export const plannedFor = message(
  'Planned for volume {volume}, issue {issue} ({type, select, special {special} other {regular}})',
);

// Step: details, suggestions from the manuscript
export const startWithManuscript = message('Start with the manuscript');
export const chooseManuscript = message('Choose the manuscript to start with');
export const dropManuscript = message(
  'Choose or drop {which, select, another {another} other {your}} manuscript: we suggest title, abstract, keywords and authors.',
);
export const onlyFillsForm = message('Use this file only to fill in the form');
export const readingFile = rich('Reading <bdi>{name}</bdi>');
export const readingPage = rich('Reading <bdi>{name}</bdi>, page {page}');
export const stopReading = message('Stop reading');
export const manuscriptUploaded = rich('Manuscript File: <bdi>{name}</bdi>, uploaded');
export const suggestDetails = message('Suggest details from it');
export const manuscriptUploading = rich(
  'Manuscript File: <bdi>{name}</bdi>, {state, select, uploading {uploading, {percent} %} paused {paused at {percent} %} waiting {waiting for the connection} loggedOut {waiting for you to log in} left {upload incomplete. Choose it again at File Upload.} other {upload failed. See File Upload.}}',
);
export const foundIn = rich('Found in <bdi>{name}</bdi>');
export const doneWith = rich('Done with <bdi>{name}</bdi>');
export const takeAll = message('Use all');
export const takeAllThatReplaceNothing = message('Fill all empty fields');
export const dismiss = message('Dismiss');
export const inFieldNow = message('In the field now');
export const alreadyInDraft = message('Already in your draft.');
export const takeSuggestion = message('Use');
export const takeSuggestionNamed = message('Use: {name}');
export const takeSuggestionInstead = message('Use instead');
export const takeSuggestionInsteadNamed = message('Use instead: {name}');
export const skipSuggestion = message('Skip');
export const skipSuggestionNamed = message('Skip: {name}');
export const suggestionUsed = message('{name}: used');
export const suggestionSkipped = message('{name}: skipped');
export const undo = message('Undo');
export const undoNamed = message('Undo {name}');
export const suggestionAddedNow = message('{name} added.');
export const suggestionSkippedNow = message('{name} skipped.');
export const suggestionUndoneNow = message('{name}: undone.');
export const readerNotLoaded = message('Your file could not be read. Check your connection and try again.');
export const docNotRead = message('“{name}” is a .doc file. Save it as .docx or .pdf, or fill in the fields yourself.');
export const passwordNeeded = message('“{name}” needs a password. Fill in the fields yourself.');
export const fileNotRead = message('“{name}” could not be read. Fill in the fields yourself.');
export const nothingFound = message('No title or abstract found in “{name}”. Fill in the fields yourself.');

// Step: authors
export const authors = message('Authors');
export const authorsLead = message('In print order, with one corresponding author.');
export const authorsInOrder = message('Authors in order');
export const authorNoun = message('author');
export const corresponding = message('Corresponding');
export const correspondingAuthor = message('Corresponding author');
export const correspondingAuthorNamed = message('Corresponding author: {name}');
export const editNamed = message('Edit {name}');
export const removeNamed = message('Remove {name}');
export const addMe = message('Add me as an author');
export const unnamedAuthor = message('unnamed author');

// Step: authors, form
export const addAuthorTitle = message('Add an author');
export const editAuthorTitle = message('Edit author');
export const chooseTitle = message('Choose');
export const givenName = message('Given name');
export const wholeNameHelp = message('Or the whole name: Dr Amal Haddad');
export const lastName = message('Last name');
export const letterHelp = message('Never shown to readers.');
export const emailHelpOptional = message('Optional. Never shown to readers.');
export const affiliation = message('Affiliation');
export const affiliationHelp = message('Separate with semicolons.');
export const institutionFound = rich('Institution: <bdi>{name}</bdi>');
export const institutionsFound = message('Institutions');
export const moreAboutAuthor = message('More about this author');
export const kindOfName = message('Name');
export const kindPerson = message('Given name and last name');
export const kindSingleName = message('One name only');
export const kindGroup = message('Group of authors');
export const onlyName = message('Name');
export const groupName = message('Name of the group');
export const originalName = message('Name in its original script');
export const originalNameHelp = message('Optional. Shown beside the name.');
export const contributedEqually = message('Contributed equally with others');
export const authorRoles = message('Roles in this work (CRediT)');
export const authorRolesHelp = message('Optional. Shown with the article.');
export const addAuthor = message('Add author');
export const saveAuthor = message('Save changes');
export const authorFieldsMissing = message('Please fill all the fields to add an author');
export const authorNotAdded = message('Author could not be added, please check the form and try again');
export const authorAlreadyListed = message('This author is already listed.');
export const authorAdded = message('Author Added, If you want to add more authors, please fill the form again');
export const authorUpdated = message('Author updated');
export const authorRemoved = message('Author removed');
export const authorMoved = message('{name} is now author {place} of {count}.');
export const correspondingChosen = message('{name} is the corresponding author.');
export const unfinishedAuthorMoved = message('Your unfinished author is now last in the list.');

// What an author lacks
export const authorLacks = message('Missing: {fields}');
export const lacksTitle = message('title');
export const lacksGivenName = message('given name');
export const lacksLastName = message('last name');
export const lacksEmail = message('email');
export const lacksAffiliation = message('affiliation');

// Step: authors, pasted list
export const pasteAuthors = message('Paste an author list');
export const authorList = message('Author list');
export const authorListHelp = message('Copy it from your manuscript, with affiliations and emails.');
export const authorListExample = message(
  'Amal Haddad¹, Bo Li²\n¹ Department of Sand, Example University\n² Institute of Wind',
);
export const noNamesFound = message('No names found in this text.');
export const authorsFoundCount = message('{count, plural, one {# author found} other {# authors found}}');
export const authorsFound = message('Authors found');
export const alreadyListedSkipped = message('Already listed: skipped');
export const alreadyListedCompleted = message('Already listed: missing details added');
export const addFound = message('{count, plural, one {Add this author} other {Add # authors}}');
export const completeFound = message('Complete {count, plural, one {one author} other {# authors}}');
export const addAndCompleteFound = message(
  'Add {added} and complete {completed, plural, one {one author} other {# authors}}',
);
export const foundAdded = message('{count, plural, one {# author added} other {# authors added}}');
export const foundCompleted = message('{count, plural, one {# author completed} other {# authors completed}}');
export const foundAddedAndCompleted = message(
  '{added, plural, one {# author added} other {# authors added}}, {completed} completed',
);

// Step: files
export const filesLead = message(
  '{types, select, converted {.pdf, .doc or .docx} other {.pdf or .docx}}, up to {megabytes} MB each. Uploads continue in the background.',
);
export const titlePageHelp = message('With names and affiliations. Reviewers never see it.');
export const anonymiseFiles = rich(
  '<strong>This journal reviews double-anonymously.</strong> Remove names, affiliations, emails and acknowledgements from the manuscript, supplementary file and file names. Refer to your earlier work in the third person. Reviewers never see the cover letter and the title page.',
);
export const anonymityIsChecked = rich(
  'We check the files before you submit. <link>How to anonymise your files<hidden> (opens in a new tab)</hidden></link>',
);
export const required = message('Required');
export const optional = message('Optional');
export const openFile = rich('<bdi>{name}</bdi><hidden> (opens in a new tab)</hidden>');
export const uploadedSize = message('{size} · uploaded');
export const fileIsUploaded = message('{slot}: {name} is uploaded.');
export const chooseFileOf = message('Choose the file of {slot}');
export const replaceFileOf = message('Replace the file of {slot}');
export const removeFileOf = message('Remove the file of {slot}');
export const chooseFile = message('Choose a file, or drop it here');
export const chooseOtherFile = message('Choose another file, or drop it here');
export const chooseSameFile = message('Choose the same file again, or drop it here');
export const hiddenParts = message(
  'Reviewers cannot see parts of this document: {parts}. Save them as PNG in Word, or upload a PDF.',
);
export const hiddenCharts = message('{count, plural, one {# chart} other {# charts}}');
export const hiddenDiagrams = message('{count, plural, one {# diagram} other {# diagrams}}');
export const hiddenImports = message('{count, plural, one {# imported part} other {# imported parts}}');
export const hiddenPictures = message('{count, plural, one {# {kind} picture} other {# {kind} pictures}}');

// Step: files, progress
export const uploadProgress = message('{percent} % · {sent} of {total}');
export const uploadOf = message('Upload of {slot}');
export const pause = message('Pause');
export const pauseUploadOf = message('Pause the upload of {slot}');
export const resume = message('Resume');
export const resumeUploadOf = message('Resume the upload of {slot}');
export const cancelUploadOf = message('Cancel the upload of {slot}');
export const checkingFile = message('Checking file…');
export const uploadPaused = message('Paused. Progress is saved.');
export const uploadWaiting = message('Waiting for the connection. Resumes automatically.');
export const uploadLoggedOut = message('You are logged out. Log in again, then resume.');
export const uploadCutOff = message('Upload stopped. Choose the same file to resume.');
export const slotStatus = message('{slot}: {status}');
export const slotProgress = message('{slot}: {percent} per cent of {size} uploaded.');

// Step: review
export const reviewLead = message('You can edit the manuscript until a decision is made.');
export const reviewLeadPeers = message('You can edit the manuscript until it goes to review.');
export const nothingMissing = message('Nothing is missing.');
export const goToChecklist = message('Go to the checklist');
export const goToStep = rich('Go to {step}<hidden>: {problem}</hidden>');
export const editThisAuthor = rich('Edit this author<hidden>: {problem}</hidden>');
export const submitManuscript = message('Submit manuscript');

// Step: review, summary
export const changeStep = message('Change {step}');
export const notEntered = message('Not entered yet');
export const noAuthorsYet = message('No authors yet');
export const noFileYet = message('No file yet');
export const volumeAndIssue = message('Volume and issue');
export const chooseJournalFirst = message('Choose a journal first');

// Step: review, anonymity
export const anonymity = message('Anonymity');
export const checkingAnonymity = message('Searching your files for the authors’ names…');
export const anonymityClean = message('No trace of the authors found in your files.');
export const anonymityUnreadable = message('A file could not be read. Check it for names of authors and institutions.');
export const anonymityFound = message(
  'Reviewers must not learn who you are. Replace these files, or submit if it is a false alarm.',
);
export const checkAgain = message('Check again');

// What keeps a draft from being submitted
export const chooseJournal = message('Choose a journal.');
export const chooseOne = message('Choose one');
export const chooseSection = message('Choose a section.');
export const chooseArticleType = message('Choose an article type.');
export const checklist = message('Before you submit, confirm that');
export const checklistOpen = message(
  '{count, plural, one {Confirm # statement} other {Confirm # statements}} of the checklist.',
);
export const readGuidelines = rich('Author guidelines<hidden> (opens in a new tab)</hidden>');
export const authorProblem = message('Author {place}, \u2068{name}\u2069: {fault}');
export const authorNotAddedYet = message('Add the author you typed, or clear the fields.');
export const stillUploading = message('A file is still uploading. Wait or cancel it.');
export const uploadIncomplete = message('“\u2068{name}\u2069”: upload incomplete. Choose it again or cancel it.');

// Draft
export const yourDraft = message('Your draft');
export const yourDrafts = message('Your drafts');
export const otherDrafts = message('Other drafts');
export const untitledDraft = message('Untitled draft');
export const draftNoun = message('draft');
export const toComplete = message('To complete');
export const nothingToComplete = message('Nothing. Ready to submit.');
export const issueType = message('Issue type');
export const regularIssuePlanned = message('Regular Issue: the next issue');
export const specialIssuePlanned = message('Special Issue: the current issue');
export const changeIssueType = message('Change the issue type');
export const startAnother = message('Start another submission');
export const myManuscripts = message('My Manuscripts');

// Draft: discarding
export const discardDraft = message('Discard this draft');
export const discardDraftTitle = message('Discard this draft?');
export const discardDraftConfirm = message('Discard the draft');
export const discardDraftEffect = message('This deletes everything you entered and uploaded. It cannot be undone.');
export const draftDiscarded = message('Draft discarded.');

// Draft: no longer there
export const draftGoneTitle = message('This draft no longer exists');
export const draftGone = message('It was submitted or discarded.');

// Draft: changed on two devices
export const changedOnTwoDevices = message(
  'This draft was also changed on another device at {time}. Different: {parts}.',
);
export const keepMine = message('Keep mine');
export const draftGoneElsewhere = message(
  'This draft was submitted or discarded elsewhere. A new draft keeps your text but not the files.',
);
export const keepAsNewDraft = message('Keep as a new draft');
export const discardCopy = message('Discard this copy');
export const partIssueType = message('issue type');
export const partJournal = message('journal');
export const partClasses = message('section and article type');
export const partChecklist = message('checklist');
export const partTitle = message('title');
export const partAbstract = message('abstract');
export const partKeywords = message('keywords');
export const partStatements = message('statements');
export const partAuthors = message('authors');
export const partFiles = message('files');
export const partSuggestions = message('suggested details');

// After submitting
export const submittedTitle = message('Manuscript submitted');
export const submittedNotice = message('Manuscript submitted successfully');
export const submittedForVerification = rich(
  '<strong>{title}</strong> is planned for volume {volume}, issue {issue} of {journal}. We will email you the outcome.',
);
export const submittedForReview = rich(
  '<strong>{title}</strong> is planned for volume {volume}, issue {issue} of {journal}. We email you when you need to act.',
);
export const viewStatus = message('View status');

// Submission refused
export const submissionFailed = message('Error submitting manuscript. Please see if all fields are filled');
export const submissionReason = message('{reason} Everything you entered is saved.');
export const submissionOffline = message('Your manuscript was not submitted: there is no connection.');
export const submitWhenOnline = message(
  'Everything is saved. Submit again when you are online; it cannot arrive twice.',
);
export const seeSubmitted = message('See it under My Manuscripts');

// Editing a submitted manuscript: page
export const editManuscript = message('Edit manuscript');
export const backToMyManuscripts = message('Back to My Manuscripts');
export const editedPlannedFor = message('{number} · {journal}, planned for volume {volume}, issue {issue}');
export const files = message('Files');
export const filesStay = message('Files stay as they are unless you choose new ones.');
export const replacesFile = message('Replaces “{name}”.');
export const fileWillBeRemoved = message('“{name}” will be removed.');
export const keepFile = message('Keep it');
export const keepFileOf = message('Keep the file of {slot}');
export const submitForVerification = message('Submit Manuscript For Verification');
export const submitChanges = message('Submit the changed manuscript');
export const undoChanges = message('Undo changes');
export const changesRestored = message('Your unsent changes are restored.');
export const notSent = message('Not sent yet:');
export const notSentSaved = message('Not sent yet. Saved in this browser only.');
export const notSentUnsaved = message(
  'Not saved: this browser’s storage is full. Submit your changes before you leave.',
);
export const sendingRefused = message('{reason} Your changes are still here.');

// Editing a submitted manuscript: status
export const waitsForVerification = message(
  'Waiting for verification. You can edit the manuscript without losing its place in the queue.',
);
export const returnedByEditor = message(
  'Returned by the editor. Make the changes the editor asked for, then submit again.',
);
export const waitsForChecks = message('With the editor for initial checks. You can edit it until review starts.');
export const keepFilesAnonymous = rich(
  'Files must not name you or your institution. <link>Decisions and anonymity findings</link>',
);
export const whyReturned = message('Why it was returned');
export const whyRejected = message('What to change, and why');

// Editing a submitted manuscript: changed elsewhere
export const changedElsewhere = rich(
  '<strong>This manuscript was also changed elsewhere.</strong> Your changes are still here.',
);
export const updatedParts = message('Updated: {parts}.');
export const clashingParts = message('Changed in both places. Your version is kept unless you choose the other:');
export const theirVersion = rich('<strong>{part}</strong>, other version: <bdi>{text}</bdi>');
export const takeOtherVersion = message('Use the other version');
export const takeOtherVersionOf = message('Use the other version: {part}');
export const noFile = message('No file');
export const emptyPart = message('Empty');

// Editing a submitted manuscript: not possible
export const notEditableTitle = message('This manuscript cannot be edited now');
export const notEditable = rich('“<bdi>{title}</bdi>”: {reason}');
export const notEditableRevision = message('A revision was requested. Submit it from the manuscript’s page.');
export const notEditableAccepted = message('Accepted. Its page shows the next step.');
export const notEditablePublished = message('Published articles cannot be edited.');
export const notEditableWithdrawn = message('It is withdrawn.');
export const notEditableInReview = message('In review. You can edit it if a revision is requested.');
export const notEditableStatus = message('Manuscripts with this status cannot be edited.');
export const unsentChangesSaved = message('Your unsent changes are saved in this browser.');
export const notFoundTitle = message('Manuscript not found');
export const notFound = message('It may be deleted or belong to another account.');
export const goToDashboard = message('Go to your dashboard');

// Saving typed work
export const moment = message('{time} on {day}');
export const workSaved = message('Saved');
export const workSavedAt = message('Saved at {time}');
export const workSaving = message('Saving…');
export const nothingToSave = message('Nothing to save yet');
export const continueAnywhere = message('Continue on any device.');
export const workIsSaved = message('Your {noun} is saved.');

// Saving typed work: the server does not have it yet
export const inBrowser = message('Saved in this browser only.');
export const inBrowserWaiting = message('Saved in this browser only. Waiting for the connection.');
export const inBrowserLoggedOut = message('Saved in this browser only. Log in again to save it.');
export const inBrowserRefused = message('Saved in this browser only. {reason}');
export const inPage = message('Not saved: keep this page open.');
export const inPageWaiting = message('Not saved: keep this page open. Waiting for the connection.');
export const inPageLoggedOut = message('Not saved: keep this page open. Log in again to save it.');
export const inPageRefused = message('Not saved: keep this page open. {reason}');
