import { message } from './message.ts';
import { rich } from './rich.ts';

// The profile
export const orcid = message('ORCID iD');
export const orcidLead = message('Sign in at ORCID to connect your iD. Your articles will show it.');
export const orcidConnectedLead = message('Your articles show it from publication on.');
export const connectOrcid = message('Connect your ORCID iD');
export const disconnectOrcid = message('Disconnect');
export const addsWorks = message('Also add my published articles to my ORCID record');
export const addsReviews = message('Also add my finished reviews to my ORCID record');
export const addsReviewsHelp = message(
  'Each January, with journal and year only; signed, published reports at once, with the article.',
);
export const worksAreAdded = message('Your published articles are added to your ORCID record within minutes.');
export const reviewsAreAdded = message(
  'Reviews are added each January; signed, published reports at once, with the article.',
);
export const allowWorks = message('Add my articles to my ORCID record');
export const allowReviews = message('Add my reviews to my ORCID record');
export const stopWorks = message('Stop adding articles');
export const stopReviews = message('Stop adding reviews');

// Back from ORCID
export const yourOrcid = message('Your ORCID iD');
export const goHome = message('Go to the home page');

// The link of the email to an author
export const confirmOrcid = message('Confirm your ORCID iD');
export const confirmLead = rich(
  '<bdi>{author}</bdi> is named as an author of “<bdi>{title}</bdi>” in <bdi>{journal}</bdi>.',
);
export const confirmHelp = message('If this is you, sign in at ORCID. The article will show your iD.');
export const addsWorksLater = message('You can take this back at ORCID, under “Trusted organizations”.');
export const confirmAtOrcid = message('Sign in at ORCID');

// A manuscript's authors
export const authorsOrcids = message('ORCID iDs of the authors');
export const authorsOrcidsLead = message('We email each author once, when the manuscript is accepted.');
export const notAsked = message('Not asked yet');
export const askedOn = message('Asked on {day}');
export const ask = rich('Ask<hidden> {name} for the ORCID iD</hidden>');
export const remind = rich('Remind<hidden> {name} of the ORCID iD</hidden>');
