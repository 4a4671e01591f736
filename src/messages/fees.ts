import { message } from './message.ts';
import { rich } from './rich.ts';

// Checkout of the handling fee
export const pageTitle = message('Checkout: handling fee');
export const heading = message('Handling fee');
export const backToDashboard = message('Back to your dashboard');
export const toDashboard = message('Go to your dashboard');
export const notFoundTitle = message('This handling fee was not found');
export const notFoundHint = message(
  'Fees appear once a manuscript is accepted. This one may belong to another account.',
);

// The order
export const waiver = message('Waiver');
export const percent = message('{percent} %');
export const openAccess = message('Open access');
export const due = message('Due');
export const youGetOpenAccess = message('Open access under CC BY 4.0: everyone can read the article');
export const noFee = message('No fee');
export const nothing = message('Nothing');
export const nothingMore = message('Nothing more');
export const nothingYet = message('Nothing yet');

// Choosing how the article is published
export const accessTitle = message('Access option');
export const openAccessMeaning = message('Everyone can read the article for free and share it under CC BY 4.0.');
export const subscription = message('Subscription');
export const subscriptionMeaning = message('Readers need a pass or the full issue. Everyone can read the abstract.');
export const chooseOpenAccess = message('Choose open access');
export const chooseSubscription = message('Choose subscription');
export const chosen = message('Chosen');
export const publishedUnchosen = message('Until you choose, the article is available by subscription.');
export const acceptedUnchosen = message('We publish the article once you have chosen.');
export const untilPaid = message('You can change this until the fee is paid.');
export const atOnce = message('Choosing open access is final.');

// Waivers
export const waiverTitle = message('Request a waiver');
export const waiverStatusTitle = message('Waiver');
export const feeReduced = message('The waiver of {percent} % reduces the fee to {sum}.');
export const feeWaived = message('The waiver of {percent} % covers the fee.');
export const countryTitle = message('For authors in {country}');
export const countryWaiver = rich(
  'Authors in this country pay <strong>{percent} %</strong> less: <strong>{left}</strong>. No proof needed.',
);
export const lowIncome = message(
  '{country} is a low-income country (World Bank, {day}). Please do not claim this if a grant pays.',
);
export const lowerMiddleIncome = message(
  '{country} is a lower middle-income country (World Bank, {day}). Please do not claim this if a grant pays.',
);
export const claimWaiver = message('Claim {percent} % waiver');
export const requestWaiting = message('You requested a waiver of {percent} % on {day}. We will answer by email.');
export const requestGranted = message('You requested {asked} %. We granted {granted} %.');
export const requestRefused = message('You requested {percent} %. We did not grant it.');
export const yourJustification = message('Your justification');
export const waiverPolicy = rich('Policy on Waivers<hidden> (opens in a new tab)</hidden>');

// The request
export const requestFirst = message('Write a request');
export const requestFurther = message('Request a further waiver');
export const requestAgain = message('Write another request');
export const requestPrivacy = message('Hidden from reviewers and editors. Nothing is due until we answer.');
export const percentAsked = message('Waiver in per cent');
export const percentAskedHint = message('Of the whole fee');
export const percentSign = message('%');
export const justification = message('Justification');
export const justificationHint = message('Why you cannot pay in full, the authors’ countries, and any grants');
export const sendRequest = message('Send request');

// What is left to do
export const nextStep = message('Next step');
export const nextStepHint = message('Choose an access option. If a fee is due, pay it here.');
export const nothingCharged = message('Nothing was charged.');
export const otherPayer = rich(
  'Is your institution or a funder paying? <link>Write to us first<hidden> (opens in a new tab)</hidden></link>.',
);
export const viewArticle = message('View article');
export const viewManuscript = message('View manuscript');
export const articleIsOpen = message('Your article is open access');
export const articleIsOpenHint = message('The handling fee is settled.');
export const articleWillBeOpen = message('Your article will be open access');
export const articleWillBeOpenHint = message('The handling fee is settled. We will email you at publication.');
export const nothingToPay = message('Nothing to pay');
export const articleWithdrawn = message('This article has been withdrawn.');
export const manuscriptWithdrawn = message('This manuscript has been withdrawn.');
export const nothingForYou = message('Nothing for you to pay');
export const onlyAuthorPays = message('Only the author can choose access, request a waiver and pay.');
export const subscriptionPublished = message('Your article is published by subscription.');
export const subscriptionChosen = message('You chose subscription. We will email you at publication.');
export const nothingToPayYet = message('Nothing to pay yet');
export const requestPending = message('Nothing is due until we answer your request. You can also choose subscription.');
export const pay = message('Pay {sum}');
