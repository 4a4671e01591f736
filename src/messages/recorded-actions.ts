import { message } from './message.ts';

// What someone did: each text follows a name

// Submission and review
export const submitted = message('submitted the manuscript');
export const submittedChanged = message('submitted a changed version');
export const submittedRevision = message('submitted a revision');
export const savedChecks = message('saved the initial checks');
export const confirmedAnonymity = message('marked the findings of the anonymity check as not a problem');
export const dismissedFinding = message('dismissed a finding of the anonymity check');
export const reopenedFinding = message('reopened a finding of the anonymity check');
export const confirmedNames = message('sent a text although it may name someone');
export const removedWords = message('removed words from a text');
export const startedReview = message('sent the manuscript to review');
export const deskRejected = message('rejected the manuscript without review');
export const rejectedInReview = message('ended the review and rejected the manuscript');
export const returnedInReview = message('ended the review and returned the manuscript to the author');
export const returned = message('returned the manuscript to its author');
export const returnedRevision = message('returned the revision to its author');
export const assigned = message('assigned the manuscript');
export const unassigned = message('left the manuscript unassigned');
export const tookOn = message('took on the manuscript');
export const handedOver = message('handed over the manuscript');
export const recusedAsEditor = message('recused themselves as an editor');
export const invited = message('invited a reviewer');
export const acceptedInvitation = message('accepted an invitation');
export const declinedInvitation = message('declined an invitation');
export const withdrewInvitation = message('withdrew an invitation');
export const renewedInvitation = message('asked for a new invitation and got it');
export const invitationExpired = message('let an invitation expire');
export const reviewerDeleted = message('deleted their account while invited to review');
export const correctedDetails = message('corrected the details');
export const remindedReviewer = message('reminded a reviewer');
export const extendedReview = message('gave a reviewer more time');
export const submittedReport = message('submitted a report');
export const submittedLateReport = message('submitted a report after the decision');
export const forwardedReport = message('forwarded a report to the author');
export const returnedReport = message('returned a report to its reviewer');
export const withdrewFromReview = message('withdrew from a review');
export const madeCopies = message('made the copies for reviewers');
export const failedCopy = message('could not make a copy for reviewers');
export const openedDiscussion = message('opened a discussion');
export const wroteMessage = message('wrote in a discussion');
export const setEmailAside = message('received an email for a discussion from another address');
export const dismissedEmail = message('dismissed an email from another address');
export const closedDiscussion = message('closed a discussion');
export const reopenedDiscussion = message('reopened a discussion');

export const chosePublication = message('chose whether their texts are published');

// Decisions
export const decidedFirst = message('made the first decision');
export const decidedWithoutReports = message('decided without the required reports');
export const retractedDecision = message('took the decision back');
export const returnedDecision = message('sent the decision back to the editor');
export const ratifiedAcceptance = message('ratified the acceptance');
export const ratifiedRevision = message('ratified the request for a revision');
export const ratifiedRejection = message('ratified the rejection');
export const accepted = message('accepted the manuscript');
export const requestedRevision = message('requested a revision');
export const rejected = message('rejected the manuscript');
export const appealed = message('appealed against the rejection');
export const reopened = message('reopened the manuscript');
export const reopenedReview = message('reopened the manuscript for another round of review');
export const offeredMove = message('offered the author another journal');
export const tookOfferBack = message('took the offer of another journal back');
export const declinedMove = message('declined the suggested journal');
export const upheld = message('upheld the rejection');
export const held = message('put the manuscript on hold');
export const resumed = message('resumed the manuscript');
export const requestedExtension = message('asked for more time');
export const grantedExtension = message('gave more time for the revision');
export const refusedExtension = message('refused more time for the revision');
export const revisionExpired = message('withdrew the manuscript because no revision arrived');
export const moved = message('moved the manuscript to this journal');
export const withdrewManuscript = message('withdrew the manuscript');

// Publication
export const published = message('published the article');
export const publishedUnreviewed = message('published the article without the required reports');
export const corrected = message('corrected the article');
export const retracted = message('retracted the article');
export const publishedConcern = message('published an expression of concern about the article');
export const liftedConcern = message('lifted the expression of concern about the article');
export const withdrewArticle = message('withdrew the article');
export const publishedReview = message('published a review text with the article');
export const leftReviewOut = message('left a review text out of what is published');
export const tookReviewDown = message('took a published review text down');
export const deletedManuscript = message('deleted the manuscript');
export const restoredManuscript = message('restored the manuscript');
export const acceptedAndPublished = message('accepted and published the manuscript');
export const removedFiles = message('removed the files of a deleted manuscript');
export const issuedCertificate = message('issued a certificate');
export const depositedDoi = message('deposited a DOI again');

// Fees and payments
export const choseAccess = message('chose the access option');
export const notedFee = message('recorded the handling fee');
export const claimedWaiver = message('claimed the waiver for their country');
export const requestedWaiver = message('requested a waiver');
export const decidedWaiver = message('answered a waiver request');
export const setFee = message('set the handling fee of a journal');
export const refunded = message('refunded a payment');
export const resolvedDiscrepancy = message('closed a payment discrepancy');
export const refusedPaymentEvents = message('refused messages from the payment provider');

// Journals and issues
export const changedReviewSettings = message('changed the review settings of a journal');
export const changedJournalSetup = message('changed the setup of a journal');
export const changedReviewForm = message('changed the review form of a journal');
export const soldIssue = message('put a full issue on sale');
export const changedIssue = message('changed a full issue');
export const withdrewIssue = message('withdrew a full issue from sale');
export const restoredIssue = message('put a full issue back on sale');
export const createdJournal = message('created a journal');
export const changedJournal = message('changed a journal');
export const archivedJournal = message('archived a journal');
export const restoredJournal = message('restored an archived journal');

// Emails and site content
export const sentMailing = message('sent a mailing');
export const scheduledMailing = message('scheduled a mailing');
export const cancelledMailing = message('cancelled a mailing');
export const subscribed = message('subscribed to news');
export const unsubscribed = message('unsubscribed from news');
export const publishedContent = message('published site content');
export const restoredContent = message('restored original site content');
export const changedTemplate = message('changed an email template');
export const restoredTemplate = message('restored an original email template');
export const resentEmail = message('sent an email again');
export const clearedMark = message('cleared the mark of an address that bounced');

// Accounts and administration
export const editedProfile = message('edited a profile');
export const confirmedAddress = message('confirmed a new address');
export const cancelledAddress = message('cancelled a change of address');
export const connectedOrcid = message('connected an ORCID iD');
export const disconnectedOrcid = message('disconnected their ORCID iD');
export const allowedOrcidWorks = message('allowed adding articles to their ORCID record');
export const endedOrcidWorks = message('ended adding articles to their ORCID record');
export const startedProduction = message('started production');
export const askedForCopyEdit = message('assigned the copy-edit');
export const finishedCopyEdit = message('finished the copy-edit');
export const sentProof = message('sent the proof to the author');
export const approvedProof = message('approved the proof');
export const approvedProofForAuthor = message('approved the proof without the author');
export const broughtFinalPdf = message('uploaded the final PDF');
export const removedFinalPdf = message('removed the final PDF');
export const publishedText = message('ended production');
export const openedCorrection = message('opened the published text for a correction');
export const droppedCorrection = message('dropped the correction of the text');
export const allowedOrcidReviews = message('allowed adding reviews to their ORCID record');
export const endedOrcidReviews = message('ended adding reviews to their ORCID record');
export const askedForOrcids = message('asked authors for their ORCID iDs');
export const confirmedOrcid = message('confirmed an ORCID iD as an author');
export const deletedAccount = message('deleted their account');
export const disabledAccount = message('disabled an account');
export const enabledAccount = message('enabled a disabled account');
export const madeAdministrator = message('made a person an administrator');
export const removedAdministrator = message('removed a person’s administrator rights');
export const gaveRole = message('gave a person a role');
export const removedRole = message('removed a role from a person');
export const madeBackup = message('made a backup from the command line');
export const resetPassword = message('reset an account’s password from the command line');
export const createdUsageKey = message('created a key for usage reports');
export const revokedUsageKey = message('revoked a key for usage reports');
