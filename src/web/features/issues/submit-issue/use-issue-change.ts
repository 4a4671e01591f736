import { useEffect, useState } from 'react';
import { v4 } from 'uuid';
import { z } from 'zod';
import type { StoredFile } from '../../../../contracts/files.ts';
import { issues, type ManagedIssue } from '../../../../contracts/issues.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useSeenVersion } from '../../../ui/forms/use-seen-version.ts';
import { IssueDraft, IssueForm } from './issue-draft.ts';

/** A change of an issue in its form, with its first version, upload id and files. */
const SavedIssueChange = IssueDraft.omit({ journalId: true }).extend({ version: z.int() });
type SavedIssueChange = z.infer<typeof SavedIssueChange>;

const keyOf = (userId: string, issueId: string) => `colophon:issue-change:${userId}:${issueId}`;

/** The unsaved change in this browser; null without one. */
export function readSavedIssueChange(userId: string, issueId: string): SavedIssueChange | null {
  try {
    return SavedIssueChange.parse(JSON.parse(localStorage.getItem(keyOf(userId, issueId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Saves typed text, so that a reload or an ended session does not lose it. */
function keepIssueChange(userId: string, issueId: string, change: SavedIssueChange): void {
  try {
    localStorage.setItem(keyOf(userId, issueId), JSON.stringify(change));
  } catch {
    // Without storage, typed text lasts as long as the page.
  }
}

/** Removes the saved change. */
const forgetIssueChange = (userId: string, issueId: string): void => localStorage.removeItem(keyOf(userId, issueId));

/** A new cover and document for the issue. */
export interface OtherFiles {
  readonly cover: StoredFile | null;
  readonly document: StoredFile | null;
}

const fieldOf = { cover: 'issueImageURL', document: 'issueDoccumentURL' } as const;

/** An issue stays in its journal. */
const ChangeForm = IssueForm.omit({ journalId: true });

/** An issue as its form shows it before anything is changed. */
const currentChange = (issue: ManagedIssue): Omit<SavedIssueChange, 'uuid'> => ({
  version: issue.version,
  issueVolume: issue.issueVolume,
  issueNumber: issue.issueNumber,
  issuePrice: issue.issuePrice.toFixed(2),
  stripeName: issue.stripeName,
  stripeDescription: issue.stripeDescription,
  cover: issue.cover,
  document: issue.document,
});

type Contents = Omit<SavedIssueChange, 'uuid' | 'version'>;

const isSame = (one: Contents, other: Contents): boolean =>
  one.issueVolume === other.issueVolume &&
  one.issueNumber === other.issueNumber &&
  one.issuePrice === other.issuePrice &&
  one.stripeName === other.stripeName &&
  one.stripeDescription === other.stripeDescription &&
  one.cover?.url === other.cover?.url &&
  one.document?.url === other.document?.url;

interface IssueChangeOptions {
  readonly userId: string;
  readonly issue: ManagedIssue;
  /** Files to replace its own. */
  readonly other: OtherFiles | null;
  readonly onChanged: (message: string) => void;
}

/** The first values of the form: the unsaved change in this browser, or the current issue. */
function useBeginning({ userId, issue, other }: IssueChangeOptions) {
  const [kept] = useState(() => readSavedIssueChange(userId, issue.id));
  const [begun] = useState(() => ({ uuid: v4(), ...currentChange(issue), ...kept }));
  const [files, setFiles] = useState({
    cover: other?.cover ?? begun.cover,
    document: other?.document ?? begun.document,
  });
  return { isRestored: kept !== null, begun, files, setFiles };
}

/** The form to change an issue, saved in this browser until submitted. */
export function useIssueChange(options: IssueChangeOptions) {
  const { userId, issue, onChanged } = options;
  const { isRestored, begun, files, setFiles } = useBeginning(options);
  const { uuid, version: begunVersion, cover: _cover, document: _document, ...typed } = begun;
  const { version, noteOvertaken } = useSeenVersion(issue.version, begunVersion);
  const contractForm = useContractForm(ChangeForm, {
    journalId: issue.journalId,
    ...typed,
    issueImageURL: files.cover?.url ?? '',
    issueDoccumentURL: files.document?.url ?? '',
  });
  const { form, problem } = contractForm;
  const { journalId: _journalId, issueImageURL: _image, issueDoccumentURL: _pdf, ...values } = form.values;
  const contents = { ...values, ...files };
  const isChanged = !isSame(contents, currentChange(issue));
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isChanged && !isSaved) keepIssueChange(userId, issue.id, { uuid, version, ...contents });
    else forgetIssueChange(userId, issue.id);
  });
  const setFile = (kind: keyof typeof fieldOf, file: StoredFile | null) => {
    setFiles((both) => ({ ...both, [kind]: file }));
    form.setFieldValue(fieldOf[kind], file?.url ?? '');
  };
  const mutation = useCallMutation(issues.change, [issues.manage, issues.list]);
  const refused = (error: ApiError) => {
    if (error.code === 'stale-version') noteOvertaken();
    // A file the server no longer has is removed.
    for (const kind of ['cover', 'document'] as const) if (fieldOf[kind] in error.fields) setFile(kind, null);
    contractForm.refuse(error);
  };
  const submit = contractForm.submit((wanted) =>
    mutation.mutate(
      { params: { fullIssueId: issue.id }, body: { ...wanted, version } },
      {
        onSuccess: ({ message }) => {
          setSaved(true);
          forgetIssueChange(userId, issue.id);
          onChanged(message);
        },
        onError: refused,
      },
    ),
  );
  const isStale = mutation.error?.code === 'stale-version';
  const forget = () => forgetIssueChange(userId, issue.id);
  return { form, uuid, files, setFile, submit, problem, isStale, isRestored, forget, isBusy: mutation.isPending };
}
