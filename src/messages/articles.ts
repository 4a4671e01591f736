import { message } from './message.ts';
import { rich } from './rich.ts';

// Top of the page
export const articleNumber = message('Article {number}');
export const received = message('Received');
export const accepted = message('Accepted');
export const published = message('Published');
export const licence = message('Licence');
export const coverOf = message('Cover of {journal}, {issue}');
export const orcidOf = message('ORCID of {name}');
export const orcidsOfAuthors = message('ORCID iDs of the authors');
export const orcidMark = message('iD');
export const moreAuthors = message('{count, plural, one {# more author} other {# more authors}}');
export const affiliations = message('{count, plural, one {# affiliation} other {# affiliations}}');
export const correspondingAuthor = message('* Corresponding author');
export const contributedEqually = message('† These authors contributed equally');
export const authorContributions = message('Author contributions');
export const contribution = rich('<bdi>{name}</bdi>: {roles}');
export const originalName = rich(' (<bdi>{name}</bdi>)');
export const rorMark = message('ROR');
export const rorOf = message('{institution} in the Research Organization Registry');
export const noViews = message('No views yet');
export const usage = message(
  '{views, plural, one {# view} other {# views}} · {downloads, plural, one {# download} other {# downloads}}',
);

// Tabs and buttons
export const abstractTab = message('Abstract');
export const formats = message('Formats');
export const pdfFile = message('PDF');
export const epubFile = message('EPUB');
export const xmlFile = message('XML');
export const zipFile = message('XML with pictures (ZIP)');
export const figure = message('Figure');
export const formula = message('Formula');
export const downloadFigure = message('Download the picture');
export const fullPdf = message('Full PDF');
export const readPdf = message('Read PDF');
export const cite = message('Cite');
export const share = message('Share');
export const linkCopied = message('Link copied');
export const manage = message('Manage');

// Article
export const noAbstract = message('This article was published without an abstract.');
export const keywords = message('Keywords');
export const otherLanguage = message('Other language');
export const contents = message('Contents');
export const references = message('References');
export const citedBy = message('Cited by');
export const citedByLead = message(
  '{count, plural, one {One article on this site cites this one.} other {# articles on this site cite this one.}}{isCut, select, true { The newest:} other {}}',
);
export const rights = message('Rights');
export const picturesMissing = message('The figures are not available here, only their captions.');
export const picturesElsewhere = rich('See the figures in the <link>original publication</link>.');

// Beside the article; the titles are specified
export const asideLabel = message('More to read');
export const recommended = message('Recommended articles');
export const purchaseIssue = message('Purchase Full Issue');

// How to cite
export const howToCite = message('How to cite');
export const citationStyle = message('Citation style');
export const copyStyle = message('Copy {style}');
export const citationCopied = message('Citation copied');
export const jatsXml = message('JATS XML');
export const asXml = rich('For indexes and archives: <jats>JATS XML</jats>');
export const referenceManagers = rich(
  'For reference managers: <bibtex>BibTeX</bibtex> <ris>RIS</ris> <csl>CSL-JSON</csl>',
);

// Withdrawn article
export const otherArticles = message('Other articles in {journal}');

// Why a reader may read the PDF
export const boughtIssue = message('You bought {name} on {moment}.');
export const itsIssue = message('the issue');
export const passUntil = message('{name} gives you access until {moment}.');
export const yourPass = message('Your pass');
export const readAsAuthor = message('You have access as the author.');
export const readAsEditor = message('You have access as an editor of this journal.');
export const readAsAdministrator = message('You have access as an administrator.');

// Note below the abstract of an article for subscribers
export const forSubscribers = message('Subscribers can read the full text as a PDF.');
export const readFullPdf = message('Read the full PDF');

// Notice of a withdrawal, a retraction or a concern
export const withdrawalNotice = message('Notice of withdrawal');
export const withdrawnOn = rich('Withdrawn on <day></day>');
export const withdrawalMeaning = message(
  'The text is no longer available. This page stays so that links and references keep working.',
);
export const retractionNotice = message('Notice of retraction');
export const retractedOn = rich('Retracted on <day></day>');
export const retractionMeaning = message('You can still read the article, but do not rely on its findings.');
export const concernNotice = message('Expression of concern');
export const concernOn = rich('Expression of concern, <day></day>');
export const concernMeaning = message('You can still read the article. This notice stays until the matter is settled.');
export const questions = rich('Questions? <link>Contact us</link>.');

// Corrections and earlier notices
export const correctionNotice = message('Notice of correction');
export const corrections = message('Corrections');
export const correctionsAndNotices = message('Corrections and earlier notices');
export const correctedOn = rich('Corrected on <day></day>');
export const concernLiftedOn = rich('Expression of concern lifted on <day></day>');
export const before = message('Before the correction');
export const authors = message('Authors');
export const none = message('None');
export const pdf = message('PDF');
export const earlierPdf = message('Earlier PDF');
export const earlierPdfOf = message('Earlier PDF, version {version}');
export const readVersion = message('Read version {version}, before this correction');
export const earlierVersion = message('This is version {version} of {versions}. The article has been corrected since.');
export const readCurrentVersion = message('Read the current version');
export const textIsEarlier = message('Only the PDF is corrected. The text on this page is the earlier version.');

// Notices about this article in others, and the other way round
export const relatedNotices = message('Notices and related articles');
export const retracts = rich('This notice retracts: <link></link>');
export const retractedBy = rich('Retracted by: <link></link>');
export const corrects = rich('This notice corrects: <link></link>');
export const correctedBy = rich('Corrected by: <link></link>');
export const concernAbout = rich('This notice expresses concern about: <link></link>');
export const concernRaisedBy = rich('Concern expressed in: <link></link>');
export const commentsOn = rich('This article comments on: <link></link>');
export const commentedBy = rich('Comment: <link></link>');
export const related = rich('Related article: <link></link>');

// For search engines, shared links and feeds
export const retracted = message('Retracted');
export const articleOf = message('An article in {journal}.');
export const withdrawnSummary = message('This article was withdrawn on {day}. {reason}');
