import { useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { revisions, type FollowedManuscript } from '../../../../contracts/revisions.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import type { Problem } from '../../../ui/forms/problem-list.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { revisionProblems } from '../../manuscripts/edit/revision.ts';
import type { RevisionInUse } from '../../manuscripts/edit/use-revision.ts';
import { authorsStep } from '../../manuscripts/wizard/draft.ts';
import { isUnderWay, useUploads } from '../../manuscripts/wizard/upload-store.ts';
import { foundNames, useMeant } from '../../names-found/names-found.tsx';
import { followedReads, reportsToAnswer } from '../followed.ts';
import { answerProblems } from './points.ts';
import type { AnswersInUse } from './use-answers.ts';

interface SendingParts {
  readonly followed: FollowedManuscript;
  readonly manuscript: Manuscript;
  readonly isAdmin: boolean;
  readonly edit: RevisionInUse;
  readonly answers: AnswersInUse;
}

const waitsForUpload = {
  field: null,
  message: 'A file is still on its way. Please wait until it is uploaded, or cancel it.',
};
const waitsForChoice = {
  field: null,
  message: 'Your answers were changed elsewhere, too. Please choose above which ones to go on with.',
};

/** The code of a refusal that means: the manuscript is not waiting for a revision any more. */
const goneOn = 'state-conflict';

/** What is wrong with title, abstract, keywords and files; the authors stay, and are not judged. */
const contentProblems = (edit: RevisionInUse, isAdmin: boolean) =>
  revisionProblems(edit.revision, isAdmin).filter(({ step }) => step !== authorsStep);

/** What is sent: the texts, the files that are new, and the answers. */
function revisionBody({ revision: { draft, emptiedSlots, base } }: RevisionInUse, { answers }: AnswersInUse) {
  const { articleTitle, articleAbstract, articleKeywords, files } = draft;
  return {
    version: base.version,
    articleTitle,
    articleAbstract,
    articleKeywords,
    filesUrl: files.flatMap((file) => (file ? [file.url] : [])),
    emptiedSlots: [...emptiedSlots],
    answers: [...answers],
  };
}

/** Submitting a revision: what stops it is said once it has been tried, then it is asked once more, then sent. */
export function useRevisionSending({ followed, manuscript, isAdmin, edit, answers }: SendingParts) {
  const mutation = useCallMutation(revisions.revise, followedReads);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isUploading = Object.values(useUploads(manuscript.awsId)).some(isUnderWay);
  const content = contentProblems(edit, isAdmin);
  const stops: readonly Problem[] = [
    ...content,
    ...answerProblems(reportsToAnswer(followed), answers.answers),
    ...(isUploading ? [waitsForUpload] : []),
    ...(answers.open.trouble?.kind === 'changed-elsewhere' ? [waitsForChoice] : []),
  ];
  const attempt = () => {
    setTries(tries + 1);
    mutation.reset();
    if (stops.length === 0) setAsking(true);
  };
  const body = revisionBody(edit, answers);
  const meant = useMeant(JSON.stringify(body));
  const send = () =>
    mutation.mutate(
      { params: { articleId: manuscript.id }, body: { ...body, isMeant: meant.isMeant } },
      {
        onSuccess: ({ message }) => {
          edit.forget();
          answers.forget();
          showNotice('good', message);
        },
        onError: ({ code, message }) => {
          setAsking(false);
          // The page reads again how the manuscript stands, and this form goes away with what it says.
          if (code === goneOn) showNotice('bad', `${message} Nothing that you typed is lost.`);
        },
      },
    );
  const found = foundNames(mutation.error);
  const errors = {
    ...mutation.error?.fields,
    ...Object.fromEntries(content.map(({ field, message }) => [field, message])),
  };
  return {
    attempt,
    send,
    tries,
    stops,
    isTried: tries > 0,
    errors: tries > 0 ? errors : {},
    isAsking,
    cancel: () => setAsking(false),
    hasNewManuscript: Boolean(edit.revision.draft.files[manuscriptSlot]),
    refusal: mutation.error?.code === goneOn || found ? null : mutation.error,
    found,
    meant,
    isBusy: mutation.isPending,
    isSent: mutation.isSuccess,
  };
}

export type RevisionSending = ReturnType<typeof useRevisionSending>;
