import { message } from './message.ts';
import { rich } from './rich.ts';

// Page
export const indexing = message('Indexing');
export const openIndexing = rich('Indexing<hidden>: {journal}</hidden>');
export const lead = message('What indexes ask for, and what is missing. Computed from what is stored now.');
export const notForYou = message('Journal not found');
export const notForYouHelp = message('Only administrators and the journal’s editors in chief can read this.');
export const wholeJournal = message('All articles of {journal}');
export const noArticles = message(
  'This journal has no published article yet. What is asked of articles shows once it has.',
);

// Indexes
export const crossref = message('Crossref');
export const doaj = message('DOAJ');
export const pubmed = message('PubMed and PubMed Central');
export const scholar = message('Google Scholar');
export const scopus = message('Scopus');
export const planS = message('Plan S');

// Their state
export const requiredMissing = message('{count, plural, one {# requirement missing} other {# requirements missing}}');
export const adviceMissing = message(
  'ready; {count, plural, one {# recommendation missing} other {# recommendations missing}}',
);
export const ready = message('ready');
export const required = message('Required');
export const recommended = message('Recommended');
export const there = message('Already there: {names}.');
export const missingOf = message('{missing, number} of {count, plural, one {# article} other {# articles}}');
export const andMore = message('and {count, number} more');
export const download = message('Download the articles for {index} (XML)');

// What they ask for, and how to get it
export const issn = message('ISSN');
export const issnFix = message('Get one from your national ISSN centre, then enter it.');
export const aims = message('Aims and scope');
export const aimsFix = message('Write the journal’s description.');
export const guidelines = message('Author guidelines');
export const guidelinesFix = message('Write them in the journal setup.');
export const board = message('An editorial board of five');
export const boardFix = message('Add its members, with their affiliations.');
export const reviewers = message('Two reviewers for each manuscript');
export const reviewersFix = message('Choose peer review with at least two reports.');
export const fiveAYear = message('Five articles in the last twelve months');
export const fiveAYearFix = message('Publish more before you apply.');
export const twentyFive = message('25 articles');
export const twentyFiveFix = message('Publish more before you apply.');
export const twoYears = message('Two years of publishing');
export const twoYearsFix = message('Wait until the first article is two years old.');
export const encrypted = message('An https address');
export const encryptedFix = message('The operator sets SITE_URL to an https address.');
export const crossrefAccount = message('A Crossref account');
export const crossrefAccountFix = message('The operator sets DOI_PREFIX, CROSSREF_USERNAME and CROSSREF_PASSWORD.');
export const noticePolicy = message('A DOI for the correction policy');
export const noticePolicyFix = message('Register one, then the operator sets CROSSREF_POLICY_DOI.');
export const outsideArchive = message('An archive outside this site');
export const outsideArchiveFix = message(
  'Join CLOCKSS or LOCKSS, or deposit in PubMed Central: this site sends nothing.',
);
export const open = message('Open to everyone');
export const openFix = message('Publish them as open access, or open them later.');
export const licence = message('A licence');
export const licenceFix = message('Imported articles: add the licence to their JATS and import them again.');
export const doi = message('A DOI');
export const doiFix = message('Set a DOI prefix before publishing; import older articles with their DOIs.');
export const doiAccepted = message('No DOI refused by Crossref');
export const doiAcceptedFix = message('Read what Crossref refused, correct it and send it again.');
export const authors = message('Named authors');
export const authorsFix = message('Add them with a correction.');
export const abstract = message('An abstract');
export const abstractFix = message('Add it with a correction.');
export const english = message('A title in English');
export const englishFix = message('Import the article again with a translated title.');
export const affiliation = message('Affiliations of authors');
export const affiliationFix = message('Add them with a correction.');
export const institution = message('Institutions from the register (ROR)');
export const institutionFix = message('Authors choose their institution from the list while they submit.');
export const orcid = message('ORCID iDs of authors');
export const orcidFix = message('Authors connect their own iD; it cannot be typed.');
export const references = message('References as data');
export const referencesFix = message('Only imported JATS has them yet.');
export const fullText = message('Full text as JATS');
export const fullTextFix = message('Only imported JATS has it yet; others have their PDF.');
export const pdf = message('A PDF');
export const pdfFix = message('Add it with a correction.');

// Where to correct
export const toJournal = message('Edit the journal');
export const toSetup = message('Journal setup');
export const toReview = message('Review settings');
export const toArticles = message('Correct articles');
export const refusedDois = message('DOIs that Crossref refused');
export const crossrefSaid = message('Crossref’s message: {message}');
export const toDois = message('Refused DOIs');
