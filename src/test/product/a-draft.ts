import { blankStatements, type DraftContent } from '../../contracts/drafts.ts';

const noAuthor = {
  authorTitle: '',
  authorGivenName: '',
  authorLastName: '',
  authorEmail: '',
  authorAffiliation: '',
  isCorresponding: false,
};

/** What a draft holds when somebody has typed a title. */
export const aDraftContent = (change: Partial<DraftContent> = {}): DraftContent => ({
  specialReview: null,
  step: 0,
  leftSteps: [],
  journalId: '',
  sectionId: '',
  articleTypeId: '',
  confirmedStatements: [],
  articleTitle: 'A draft',
  articleAbstract: '',
  articleKeywords: [],
  keywordInProgress: '',
  statements: blankStatements,
  authors: [],
  authorInProgress: noAuthor,
  authorEdited: null,
  files: [null, null, null],
  found: null,
  agreesToPublication: false,
  ...change,
});
