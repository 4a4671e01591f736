import { message } from './message.ts';
import { rich } from './rich.ts';

// Parts of the site
export const parts = message('Parts of the site');
export const hero = message('Home page banner');
export const about = message('About us');
export const contact = message('Contact page');
export const board = message('Editorial board');
export const emailTemplates = message('Email templates');

// Editing and publishing
export const original = message('Original text');
export const originalSince = message('Original text (restored {moment})');
export const published = message('Published');
export const publishedSince = message('Last published {moment}');
export const unpublished = message('Unpublished changes');
export const preview = message('Preview');
export const previewLead = message('Not published yet.');
export const asVisitorsSeeIt = message('As visitors see it');
export const keepEditing = message('Keep editing');
export const publish = message('Publish');
export const discardChanges = message('Discard changes');
export const publishDone = message('Published. Visitors can see it now.');
export const restore = message('Restore original');
export const restoreTitle = message('Restore the original?');
export const restoreConsequence = message('Published at once. The current version is deleted.');
export const restoreAction = message('Publish original');
export const restoreDone = message('The original is published.');

// Published by someone else meanwhile
export const viewOther = message('View the other version');
export const otherTitle = message('The other version');
export const takeOther = message('Use the other version');
export const keepMine = message('Keep mine');

// Fields
export const text = message('Text');
export const paragraphHint = message('An empty line starts a new paragraph.');
export const sentence = message('Sentence');
export const heroTitleHint = message('Usually the publisher’s name.');
export const heroSentenceHint = message('Under the title and in search results. At most 160 characters.');
export const picture = message('Picture');
export const pictureHint = message('Without one, a drawing of dunes is shown.');
export const pictureAlt = message('The chosen picture');
export const aboutHint = message('Shown on the home page.');
export const contactTitle = message('Contact Us');
export const contactSentenceHint = message('Under the title.');
export const contactEmailHint = message('Public. Receives messages from the contact form.');
export const postalAddress = message('Postal address');
export const postalAddressHint = message('Line by line, as on an envelope.');

// Pictures
export const pictureLimits = message('{hint} JPEG, PNG or WebP, at most {megabytes} MB.');
export const pictureUploaded = message('Picture uploaded.');
export const pictureRemoved = message('Picture removed.');
export const removePicture = message('Remove picture');
export const chosenPicture = message('Chosen: {label}');

// Editorial board
export const members = message('Members in order');
export const memberNoun = message('member');
export const addMember = message('Add member');
export const editMember = message('Edit member');
export const saveMember = message('Save member');
export const changeNamed = message('Edit {name}');
export const removeNamed = message('Remove {name}');
export const memberMoved = message('{name} is now {place, number} of {count, number}.');
export const memberRemoved = message('{name} removed. Not published yet.');
export const membersEmpty = message('Add at least one member.');
export const memberNameHint = message('Including the title.');
export const designation = message('Designation');
export const university = message('University');
export const universityHint = message('Including the country.');
export const biography = message('Biography');
export const contactEmail = message('Contact email');
export const contactEmailPublic = message('Public, shown below the biography.');
export const portrait = message('Portrait');
export const portraitHint = message('Square, face centred. Without one, the initials are shown.');

// List of email templates
export const templatesLead = message('The site sends these emails automatically.');
export const whoseEmails = message('Texts for');
export const whoseEmailsHint = message('A journal can have its own texts.');
export const emailsOfSite = message('All journals');
export const journalEmailsHint = message('Unchanged emails use the text for all journals.');
export const searchTemplates = message('Search emails');
export const searchTemplatesHint = message('Search by name or recipient');
export const template = message('Template');
export const all = message('All');
export const templateOriginal = message('Original');
export const templateChanged = message('Changed');
export const templateFaulty = message('Changed, has an error');
export const templateCount = message('{count, plural, one {# email} other {# emails}}');
export const templateGroups = message('Groups of emails');
export const noMatchesHint = message('Try part of the name, or author, reviewer or editor.');

// One email template
export const journalEmail = rich('Only for <bdi>{journal}</bdi>');
export const allTemplates = message('All emails');
export const templateFault = message('This template has an error, so the default is sent. Correct it to use yours.');
export const templatePreviewLead = message('With example values. Not published yet.');
export const templatePublished = message('Published. Emails use it from now on.');
export const subject = message('Subject');
export const greeting = message('Greeting');
export const buttonLabel = message('Button label');
export const buttonLabelHint = message("The button appears where the text has '{{'link'}}'.");
export const fields = message('Fields');
export const fieldsTitle = message('Fields filled in automatically');
export const insertField = message('Insert {name}');
export const fieldRequired = message('(required)');
export const fieldExample = message('For example: {example}');
export const sendTest = message('Send a test to me');
