import { message } from './message.ts';

// Any field
export const required = message('{label} is required.');
export const tooLong = message('{label} can have at most {max, number} characters.');
export const tooLongFormatted = message('{label} can have at most {max, number} characters, including formatting.');
export const noControlCharacters = message('{label} cannot contain control characters.');
export const noLineBreaks = message('{label} cannot contain line breaks or control characters.');
export const notText = message('{label} is not text.');
export const wholeNumber = message('{label} is a whole number from {least} to {most}.');
export const invalidId = message('This is not a valid identifier.');
export const thisValue = message('This');

// Names of fields
export const surname = message('Surname');
export const otherName = message('Other name');
export const affiliation = message('Affiliation');
export const givenName = message('Given name');
export const lastName = message('Last name');
export const originalName = message('The name in its original script');
export const subject = message('Subject');
export const messageLabel = message('Message');
export const title = message('Title');
export const abstract = message('Abstract');
export const anAffiliation = message('An affiliation');
export const aKeyword = message('A keyword');
export const aName = message('A name');
export const aNote = message('A note on what was done');
export const theAbbreviation = message('The abbreviation');
export const theAnswer = message('The answer');
export const theBiography = message('The biography');
export const theButton = message('The button text');
export const theCommentsToAuthor = message('The comments to the author');
export const theConfidentialRemarks = message('The confidential remarks');
export const theContent = message('The content');
export const theDescription = message('The description');
export const theGreeting = message('The greeting');
export const theIssueNumber = message('The issue number');
export const theJustification = message('The justification');
export const theLanguage = message('The language');
export const theLetter = message('The letter');
export const theMessage = message('The message');
export const theName = message('The name');
export const theNotice = message('The notice');
export const thePostalAddress = message('The postal address');
export const tooManyReminded = message('Remind the reviewers of at most {most} manuscripts at once.');
export const tooManyAssigned = message('Assign at most {most} manuscripts at once.');
export const tooManyFiles = message('A message can have at most {most} files.');
export const chooseAudience = message('Choose who takes part.');
export const theNote = message('The note');
export const theQuestion = message('The question');
export const theReason = message('The reason');
export const theRejectionText = message('The rejection text');
export const theRemark = message('The remark');
export const theSentence = message('The sentence');
export const theStartMonth = message('The start month');
export const theStartYear = message('The start year');
export const theSubject = message('The subject');
export const theText = message('The text');
export const theTitle = message('The title');
export const theUniversity = message('The university');
export const theVolume = message('The volume');
export const theWords = message('The words');

// People
export const chooseTitle = message('Choose a title.');
export const invalidRor = message('This is not an ROR identifier.');
export const chooseCountry = message('Choose a country from the list.');
export const enterEmail = message('Enter a valid email address.');
export const emailTooLong = message('An email address can have at most {max} characters.');
export const enterPhone = message('Enter a valid telephone number, or leave this empty.');

// Passwords
export const passwordRule = message(
  'Password must contain at least one uppercase letter, one special character, and have a minimum length of 8 characters.',
);
export const passwordUppercase = message('One uppercase letter');
export const passwordSpecial = message('One special character');
export const passwordLength = message('At least 8 characters');
export const passwordTooLong = message('A password can have at most {max} characters.');
export const passwordsDiffer = message('Password do not match');
export const loginFailed = message(
  'Login Failed, either email or password is incorrect or credentials do not exist or are not verified by registered email.',
);

// Manuscripts
export const tooManyKeywords = message('Enter at most {max} keywords.');
export const manuscriptFileMissing = message('Please upload the Manuscript file. It is mandatory to proceed.');
export const authorsMissing = message('Please add author data. It is mandatory to proceed.');
export const tooManyAuthors = message('A manuscript can have at most {max} authors.');
export const oneCorrespondingAuthor = message('Choose only one corresponding author.');
export const draftTextTooLong = message('This text is too long to save.');
export const deleteOnlyBySupport = message(
  'Deleting this manuscript can only be done by the support team. Contact support team for further assistance.',
);
export const tooManyRejectionFiles = message('Attach at most {max} files to a rejection.');

// Files
export const nameFile = message('Enter a file name.');
export const fileNameTooLong = message('This name is too long.');
export const slotUnknown = message('The slot of a manuscript’s file is 0, 1 or 2.');
export const docNeedsConversion = message(
  '“{name}” is a .doc file, which this site cannot convert. Save it as .docx or PDF and choose that file.',
);

// Published articles
export const tooManyAffiliations = message('An author can have at most {max} affiliations.');
export const tooManyCorrectedAuthors = message('You can correct the names of at most {max} authors.');
export const withdrawnTitle = message('Withdrawn: {title}');
export const retractedTitle = message('Retracted: {title}');
export const correctedOn = message('This article was corrected on {day}.');
export const retractedOn = message('This article was retracted on {day}.');
export const concernOn = message('An expression of concern about this article was published on {day}.');
export const concernLiftedOn = message('The expression of concern about this article was lifted on {day}.');

// Review
export const chooseDecision = message('Choose a decision.');
export const chooseRecommendation = message('Choose a recommendation.');
export const recommendsAcceptance = message('Acceptance');
export const recommendsMinorModifications = message('Minor modifications');
export const recommendsMajorRevision = message('Major revision');
export const recommendsUnsuitable = message('Unsuitable for this journal');
export const recommendsRejection = message('Rejection');
export const originality = message('Originality');
export const soundness = message('Soundness');
export const clarity = message('Clarity');
export const significance = message('Significance');
export const findingName = message('Name');
export const findingEmail = message('Email address');
export const findingOrcid = message('ORCID iD');
export const findingInstitution = message('Institution');
export const removedByEditor = message('[removed by the editor]');

// Fees and payments
export const noHandlingFee = message('No handling fee');
export const handlingFee = message('Handling fee: {fee}, due only after acceptance');
export const wholePercentage = message('Enter a whole percentage.');
export const atLeastPercent = message('Enter at least {least} %.');
export const atMostPercent = message('Enter at most 100 %.');
export const chooseAccess = message('Choose an access option.');
export const feeNotWhole = message('The fee is a whole number of the smallest unit.');
export const feeTooSmall = message('The handling fee is 0, or at least {least}.00.');
export const feeTooHigh = message('This fee is too high.');
export const refundAboveZero = message('Enter more than 0.00.');
export const enterCardNumber = message('Enter the card number.');

// Full issues
export const chooseJournal = message('Choose a journal.');
export const placeCharacters = message('{label} can contain letters, digits, spaces, full stops and dashes.');
export const priceRequired = message('The price is required, as a number such as 149 or 149.50.');
export const priceDecimals = message('The price can have at most two decimals.');
export const priceTooLow = message('The price is at least {least}.00.');
export const priceTooHigh = message('This price is too high.');
export const uploadIssue = message('Upload the document of the issue.');
export const uploadCover = message('Upload the cover.');
export const chooseArticle = message('Choose at least one article.');
export const tooManyArticles = message('An issue can have at most {max} articles.');
export const articleTwice = message('An article can be in an issue only once.');
export const prefaceTooLong = message('The editorial can have at most {max, number} characters.');

// Journals
export const abbreviationCharacters = message(
  'The abbreviation starts with a letter and contains only letters A to Z, digits and hyphens.',
);
export const abbreviationReserved = message('The site uses this word itself. Choose another one.');
export const notAnIssn = message('This is not a valid ISSN. Enter its eight digits; the last one can be X.');
export const enterJournalDoi = message('Enter a DOI, such as 10.5555/journal, or a prefix, such as 10.5555.');
export const chooseSubject = message('Choose a subject.');
export const chooseKind = message('Choose a kind.');
export const chooseReviewModel = message('Choose who decides.');

// Emails
export const messageSent = message('Message Sent Successfully');
export const messageNotSent = message('Message Sent Failed, Try again later');
export const emailSent = message('Email Sent');
export const emailScheduled = message('Email Scheduled Successfully');
export const emailNotSent = message('Email not sent, Please try again.');
export const emailNotScheduled = message('Failed to schedule email');
export const timeRequired = message('Choose when to send it.');
export const timePast = message('This time is in the past. Choose a later one.');
export const timeFar = message('Choose a time within a year.');
export const recipientRequired = message('Enter the recipient’s email address.');
export const oneRecipient = message('Enter one email address. To write to several people, send several emails.');
export const contentRequired = message('Write the email first.');
export const chooseRecipients = message('Choose who receives it.');
export const reportEmpty = message('The file is empty.');
export const reportTooLong = message('The file is too long for a delivery report.');

// States of emails
export const waiting = message('Waiting');
export const sent = message('Sent');
export const failed = message('Failed');
export const bounced = message('Bounced');
export const cancelled = message('Cancelled');
export const scheduled = message('Scheduled');
export const sending = message('Sending');

// Groups of email templates
export const groupAccounts = message('Accounts');
export const groupManuscripts = message('Manuscripts');
export const groupReviewAuthors = message('Peer review: authors');
export const groupReviewReviewers = message('Peer review: reviewers');
export const groupReviewEditors = message('Peer review: editors');
export const groupProduction = message('Production');
export const groupPayments = message('Payments');
export const groupSite = message('Site notices');

// Site content
export const tooManyAddressLines = message('The postal address can have at most {max} lines.');
export const chooseDesignation = message('Choose a designation.');
export const addMember = message('Add at least one member.');
export const tooManyMembers = message('The board can have at most {max} members.');

// Search, audit log and usage
export const searchTooLong = message('A search can have at most {max} characters.');
export const yearDigits = message('Enter a year with four digits.');
export const enterDay = message('Enter a date.');
export const enterDayOfToday = message('Enter a date after the year 1999.');
export const enterMonth = message('Enter a month.');
export const enterHash = message('Enter the whole hash: 64 digits and letters from a to f.');
export const enterEntry = message('Enter the number of the entry.');
