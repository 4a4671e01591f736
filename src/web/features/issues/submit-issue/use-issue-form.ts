import { useEffect, useState } from 'react';
import type { StoredFile } from '../../../../contracts/files.ts';
import { issues, type FullIssue } from '../../../../contracts/issues.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { forgetIssueDraft, IssueForm, keepIssueDraft, readIssueDraft } from './issue-draft.ts';

/** The field in which the address of each file is sent. */
const fieldOf = { cover: 'issueImageURL', document: 'issueDoccumentURL' } as const;
type FileKind = keyof typeof fieldOf;

/** The form of a full issue, saved in this browser until it is on sale. */
export function useIssueForm(userId: string, onSold: (issue: FullIssue, message: string) => void) {
  const [kept] = useState(() => readIssueDraft(userId));
  const [files, setFiles] = useState({ cover: kept.cover, document: kept.document });
  const { uuid, cover: savedCover, document: savedDocument, ...typed } = kept;
  const contractForm = useContractForm(IssueForm, {
    ...typed,
    issueImageURL: savedCover?.url ?? '',
    issueDoccumentURL: savedDocument?.url ?? '',
  });
  const { form, refuse } = contractForm;
  useEffect(() => keepIssueDraft(userId, { uuid, ...form.values, ...files }));

  const setFile = (kind: FileKind, file: StoredFile | null) => {
    setFiles((both) => ({ ...both, [kind]: file }));
    form.setFieldValue(fieldOf[kind], file?.url ?? '');
  };
  const mutation = useCallMutation(issues.create, [issues.list, issues.manage]);
  const refused = (error: ApiError) => {
    // A file the server no longer has is removed.
    for (const kind of ['cover', 'document'] as const) if (fieldOf[kind] in error.fields) setFile(kind, null);
    refuse(error);
  };
  const submit = contractForm.submit((body) =>
    mutation.mutate(
      { body },
      {
        onSuccess: ({ fullIssue, message }) => {
          forgetIssueDraft(userId);
          onSold(fullIssue, message);
        },
        onError: refused,
      },
    ),
  );
  return { form, uuid, files, setFile, submit, problem: contractForm.problem, isBusy: mutation.isPending };
}

export type IssueFormInUse = ReturnType<typeof useIssueForm>;
