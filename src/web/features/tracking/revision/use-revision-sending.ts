import { useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { revisions, type FollowedManuscript } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/tracking.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import type { Problem } from '../../../ui/forms/problem-list.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { changedStatements, revisionProblems } from '../../manuscripts/edit/revision.ts';
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

/** The error code of a manuscript that no longer awaits a revision. */
const goneOn = 'state-conflict';

/** Problems of the title, abstract, keywords and files. Authors cannot change here. */
const contentProblems = (edit: RevisionInUse, isAdmin: boolean) =>
  revisionProblems(edit.revision, isAdmin).filter(({ step }) => step !== authorsStep);

/** The request: the texts, the new files and the answers. */
function revisionBody({ revision: { draft, emptiedSlots, base } }: RevisionInUse, { answers }: AnswersInUse) {
  const { articleTitle, articleAbstract, articleKeywords, files } = draft;
  return {
    version: base.version,
    articleTitle,
    articleAbstract,
    articleKeywords,
    ...changedStatements({ base, draft }),
    filesUrl: files.flatMap((file) => (file ? [file.url] : [])),
    emptiedSlots: [...emptiedSlots],
    answers: [...answers],
  };
}

/** Submits a revision: shows problems after the first try, then asks to confirm, then sends. */
export function useRevisionUpload({ followed, manuscript, isAdmin, edit, answers }: SendingParts) {
  const mutation = useCallMutation(revisions.revise, followedReads);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const isUploading = Object.values(useUploads(manuscript.awsId)).some(isUnderWay);
  const content = contentProblems(edit, isAdmin);
  const stops: readonly Problem[] = [
    ...content,
    ...answerProblems(reportsToAnswer(followed), answers.answers),
    ...(isUploading ? [{ field: null, message: t.stillUploading() }] : []),
    ...(answers.open.trouble?.kind === 'changed-elsewhere' ? [{ field: null, message: t.chooseAnswers() }] : []),
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
          // The page reloads the manuscript and closes this form.
          if (code === goneOn) showNotice('bad', t.entriesSaved({ problem: message }));
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

export type RevisionUpload = ReturnType<typeof useRevisionUpload>;
