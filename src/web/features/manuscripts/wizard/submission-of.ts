import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Submission } from '../../../../contracts/manuscripts.ts';
import { authorRules } from './author-rules.ts';
import { correspondingPlace, withCorresponding } from './corresponding.ts';
import type { Draft } from './draft.ts';

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');

/** What is sent for a draft that has no problem; the server computes volume and issue. */
export function submissionOf(draft: Draft, userId: string, isAdmin: boolean): Submission {
  const rules = authorRules(isAdmin);
  const manuscript = draft.files[manuscriptSlot];
  return {
    journalId: draft.journalId,
    articleTitle: draft.articleTitle,
    articleAbstract: draft.articleAbstract,
    articleKeywords: draft.articleKeywords,
    authors: withCorresponding(draft.authors, correspondingPlace(draft.authors)).map((author) => rules.parse(author)),
    specialReview: draft.specialReview ?? false,
    filesUrl: draft.files.flatMap((file) => file?.url ?? []),
    awsId: draft.awsId,
    ...(manuscript ? { publicPdfName: withoutEnding(manuscript.name) } : {}),
    userId,
  };
}
