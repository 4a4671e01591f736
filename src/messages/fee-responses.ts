import { message } from './message.ts';

// Choosing the access option
export const feeSettled = message('The fee is settled and can no longer be reduced.');
export const nothingToReduce = message('There is no fee to reduce.');
export const subscriptionChosen = message('You have chosen subscription. There is nothing to pay.');
export const openAccessChosenFee = message('You have chosen open access. It applies once the handling fee is paid.');
export const accessSettled = message('The access option of this article can no longer be changed.');
export const openAccessChosenUnpublished = message(
  'You have chosen open access. There is nothing to pay. Everyone can read your article as soon as it is published.',
);
export const openAccessChosenPublished = message(
  'You have chosen open access. There is nothing to pay. Everyone can read your article now.',
);

// Answering a waiver request
export const replyRefused = message('We are sorry that we cannot reduce the handling fee this time.');
export const replyGranted = message('We have reduced the handling fee by {percent} %. Open access now costs {amount}.');
export const requestAlreadyDecided = message('This request has already been decided. Nothing was changed.');
export const grantAtMostAsked = message('The author asks for {percent} %. Grant no more than that.');
export const grantMoreThanBefore = message(
  'The author already has {percent} %. Grant more than that, or refuse the request.',
);
export const grantReasonNeeded = message('Give a reason for granting less than was asked.');
export const articleWithdrawnNoFee = message('This article has been withdrawn. There is no fee to reduce.');
export const requestRefused = message('The request is refused. The author has been told.');
export const requestGranted = message('The waiver is granted. The author has been told.');

// Paying
export const feeAlreadySettled = message('The handling fee of this article is settled. There is nothing to pay.');
export const chooseOpenAccessFirst = message('Choose open access first: subscription costs nothing.');
export const waiverPending = message('Your waiver request is pending. Nothing is due until it is answered.');
export const orderName = message('Handling fee, {number}: {title}');
export const checkoutOfAnother = message('This checkout belongs to another person.');
export const addressDoesNotFit = message('The address does not match the article. Start again from your dashboard.');
export const orderDescription = message('Open access in {journal}');
export const feeChanged = message('The handling fee has changed. Check it again.');
export const waiverNote = message('Waiver of the handling fee');
export const feeSettledMeanwhile = message('The handling fee was settled before this request was decided.');
export const feeSaved = message('Handling fee saved. It applies to manuscripts accepted from now on.');
export const noFeeWithdrawn = message('This article has been withdrawn. No handling fee is due.');
export const noFeeBeforeAcceptance = message('No handling fee is due until the manuscript is accepted.');

// Asking for a waiver
export const askForMore = message('You already have {percent} %. Ask for more than that.');
export const takeCountryWaiver = message(
  'For your country the fee is reduced by {percent} % without a request. Take that, or ask for more.',
);
export const requestPending = message('Your request is already pending.');
export const requestReceived = message(
  'We have received your request and will answer by email. Nothing is due until then.',
);
export const noFurtherReduction = message(
  'There is no further automatic reduction for your country. You can request one.',
);
export const feeReduced = message('The handling fee is reduced by {percent} %.');
export const requestIsOwn = message('This is your own request. Another administrator decides it.');
export const requestConflict = message(
  'You wrote this manuscript or decided an earlier request for it. Another administrator decides this one.',
);
export const listPartNotFound = message('This part of the list was not found. Start from the beginning.');
