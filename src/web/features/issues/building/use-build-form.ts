import { useEffect, useState } from 'react';
import { v4 } from 'uuid';
import type { StoredFile } from '../../../../contracts/files.ts';
import { issueBuilds, NewIssueBuild } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issues.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { chosenArticles, keepBuildDraft, newBuildDraft, readBuildDraft, type BuildDraft } from './build-draft.ts';

/** The fields of a build; the articles and the picture are chosen separately. */
const Fields = NewIssueBuild.pick({ journalId: true, issueVolume: true, issueNumber: true, preface: true });

/** The form to build an issue, saved in this browser until the build starts. */
export function useBuildForm(userId: string, onBegun: () => void) {
  const [uuid] = useState(() => v4());
  const [kept] = useState(() => readBuildDraft(userId));
  const [chosen, setChosen] = useState<Pick<BuildDraft, 'articleIds' | 'cover'>>(kept);
  const { articleIds, cover } = chosen;
  const contractForm = useContractForm(Fields, {
    journalId: kept.journalId,
    issueVolume: kept.issueVolume,
    issueNumber: kept.issueNumber,
    preface: kept.preface,
  });
  const { form, refuse, setProblem, problem } = contractForm;
  const { journalId, issueVolume: volume, issueNumber } = form.values;
  useEffect(() => keepBuildDraft(userId, { ...form.values, articleIds, cover }));
  const articles = useCall(
    issueBuilds.articles,
    { params: { journalId }, query: { volume, issueNumber } },
    { enabled: journalId !== '' && volume !== '' },
  );
  const { inside, outside } = chosenArticles(articles.data?.articles ?? [], articleIds);
  const choosePlace = (place: Pick<BuildDraft, 'journalId' | 'issueVolume' | 'issueNumber'>) => {
    form.setValues(place);
    setChosen((all) => ({ ...all, articleIds: null }));
  };
  const setCover = (file: StoredFile | null) => setChosen((all) => ({ ...all, cover: file }));
  const order = (ids: string[]) => setChosen((all) => ({ ...all, articleIds: ids }));
  const start = useCallMutation(issueBuilds.start, [issueBuilds.list, issueBuilds.articles]);
  const refused = (error: ApiError) => {
    if ('issueImageURL' in error.fields) setCover(null);
    refuse(error);
    setProblem(error.message);
  };
  const begun = () => {
    const empty = newBuildDraft();
    form.setValues({ journalId: '', issueVolume: '', issueNumber: '', preface: '' });
    setChosen(empty);
    // The form is removed before it could save this itself.
    keepBuildDraft(userId, empty);
    onBegun();
  };
  const submit = contractForm.submit((fields) => {
    if (inside.length === 0) return setProblem(t.articlesMissing());
    const body = { ...fields, articleIds: inside.map(({ id }) => id), issueImageURL: cover?.url ?? '' };
    start.mutate({ body }, { onSuccess: begun, onError: refused });
  });
  return {
    form,
    uuid,
    articles,
    inside,
    outside,
    cover,
    setCover,
    order,
    choosePlace,
    submit,
    problem,
    isBusy: start.isPending,
  };
}

export type BuildFormInUse = ReturnType<typeof useBuildForm>;
