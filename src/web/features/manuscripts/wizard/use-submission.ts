import { useRef } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { drafts } from '../../../../contracts/drafts.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts, type Submission } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { statementsSent } from '../statements/typed-statements.ts';
import { manuscriptReads } from '../manuscript-reads.ts';
import { authorRules } from './author-rules.ts';
import { correspondingPlace, withCorresponding } from './authors.ts';
import type { Draft } from './draft.ts';

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');

/** What is sent for a draft that has no problem; the server computes volume and issue. */
function submissionOf(draft: Draft, userId: string, isAdmin: boolean): Submission {
  const rules = authorRules(isAdmin);
  const manuscript = draft.files[manuscriptSlot];
  return {
    journalId: draft.journalId,
    articleTitle: draft.articleTitle,
    articleAbstract: draft.articleAbstract,
    articleKeywords: draft.articleKeywords,
    authors: withCorresponding(draft.authors, correspondingPlace(draft.authors)).map((author) => rules.parse(author)),
    specialReview: draft.specialReview ?? false,
    ...(draft.sectionId === '' ? {} : { sectionId: draft.sectionId }),
    ...(draft.articleTypeId === '' ? {} : { articleTypeId: draft.articleTypeId }),
    statements: statementsSent(draft.statements),
    confirmedStatements: draft.confirmedStatements,
    filesUrl: draft.files.flatMap((file) => file?.url ?? []),
    awsId: draft.awsId,
    ...(manuscript ? { publicPdfName: withoutEnding(manuscript.name) } : {}),
    agreesToPublication: draft.agreesToPublication,
    userId,
  };
}

/** Sends a draft, once however often it is asked to while the first answer is on its way. */
export function useSubmission(user: CurrentUser, onSubmitted: (manuscript: Manuscript) => void) {
  const create = useCallMutation(manuscripts.create, [...manuscriptReads, drafts.list]);
  // A second click may come before the page is drawn again.
  const isOnItsWay = useRef(false);
  const send = (draft: Draft) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    create.mutate(
      { body: submissionOf(draft, user.id, user.isAdmin) },
      {
        onSuccess: ({ article }) => onSubmitted(article),
        onSettled: () => {
          isOnItsWay.current = false;
        },
      },
    );
  };
  return { send, error: create.error, isPending: create.isPending };
}
