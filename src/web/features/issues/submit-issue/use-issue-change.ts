import { useState } from 'react';
import { v4 } from 'uuid';
import type { StoredFile } from '../../../../contracts/files.ts';
import { issues, type ManagedIssue } from '../../../../contracts/issues.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { IssueForm } from './issue-form.ts';

/** Another cover and document than those that stand, to be put into the issue. */
export interface OtherFiles {
  readonly cover: StoredFile | null;
  readonly document: StoredFile | null;
}

const fieldOf = { cover: 'issueImageURL', document: 'issueDoccumentURL' } as const;

/** An issue stays in its journal. */
const ChangeForm = IssueForm.omit({ journalId: true });

const typedPrice = (minor: number) => (minor / 100).toFixed(2);

/** The form of an issue that is changed, with what stands in it; `other` are files that are to take the place of its own. */
export function useIssueChange(issue: ManagedIssue, other: OtherFiles | null, onChanged: (message: string) => void) {
  const [uuid] = useState(() => v4());
  const [files, setFiles] = useState({
    cover: other?.cover ?? issue.cover,
    document: other?.document ?? issue.document,
  });
  const contractForm = useContractForm(ChangeForm, {
    journalId: issue.journalId,
    issueVolume: issue.issueVolume,
    issueNumber: issue.issueNumber,
    issuePrice: typedPrice(issue.issuePrice),
    stripeName: issue.stripeName,
    stripeDescription: issue.stripeDescription,
    issueImageURL: files.cover?.url ?? '',
    issueDoccumentURL: files.document?.url ?? '',
  });
  const { form, refuse, problem } = contractForm;
  const setFile = (kind: keyof typeof fieldOf, file: StoredFile | null) => {
    setFiles((both) => ({ ...both, [kind]: file }));
    form.setFieldValue(fieldOf[kind], file?.url ?? '');
  };
  const mutation = useCallMutation(issues.change, [issues.manage, issues.list]);
  const submit = contractForm.submit((wanted) =>
    mutation.mutate(
      // The version as it stands by now: whoever was told of another change saves over it knowingly.
      { params: { fullIssueId: issue.id }, body: { ...wanted, version: issue.version } },
      { onSuccess: ({ message }) => onChanged(message), onError: refuse },
    ),
  );
  const isStale = mutation.error?.code === 'stale-version';
  return { form, uuid, files, setFile, submit, problem, isStale, isBusy: mutation.isPending };
}
