import { useEffect, useState } from 'react';
import { v4 } from 'uuid';
import type { StoredFile } from '../../../../contracts/files.ts';
import { issueBuilds, NewIssueBuild } from '../../../../contracts/issue-builds.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { chosenArticles, keepBuildDraft, newBuildDraft, readBuildDraft, type BuildDraft } from './build-draft.ts';

/** What of a build stands in fields; the articles and the picture are chosen beside them. */
const Fields = NewIssueBuild.pick({ journalId: true, issueVolume: true, issueNumber: true, preface: true });

/** The form of an issue that is to be built; this browser keeps it until it is begun. */
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
    // The form goes away with this, before it could keep anything itself.
    keepBuildDraft(userId, empty);
    onBegun();
  };
  const submit = contractForm.submit((fields) => {
    if (inside.length === 0) return setProblem('Please put at least one article into the issue.');
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
