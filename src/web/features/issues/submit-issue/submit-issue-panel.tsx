import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import { issues, type FullIssue, type ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/issues.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../session/session.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { keepBuildDraft, readBuildDraft } from '../building/build-draft.ts';
import { BuildSection } from '../building/build-section.tsx';
import { nameOf } from '../issue-place.ts';
import { IssueChangeDialog } from './issue-change-dialog.tsx';
import { keepIssueDraft, readIssueDraft, withBuild } from './issue-draft.ts';
import { IssueSubmission } from './issue-submission.tsx';
import { ManagedIssues } from './managed-issues.tsx';
import panel from '../../../ui/panel.module.css';
import type { OtherFiles } from './use-issue-change.ts';

interface Sold {
  readonly issue: FullIssue;
  readonly message: string;
}

/** Takes the focus: the form below it is empty again. */
function SoldNote({ issue, message }: Sold) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="good">
        <p>{message}</p>
        <p>
          <Link to={pages.journal.href({ catId: issue.journalAbbreviation })}>{t.seeOnJournalPage()}</Link>
        </p>
      </Message>
    </div>
  );
}

/** Takes the focus: the form below has the built files and still needs a price. */
function BuiltNote() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="info">
        <p>{t.builtNote()}</p>
      </Message>
    </div>
  );
}

/** Takes the focus: the form below has the place of the issue to rebuild. */
function RebuildNote({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="info">
        <p>{t.rebuildNote({ name })}</p>
      </Message>
    </div>
  );
}

interface Wished {
  readonly id: string;
  readonly other: OtherFiles | null;
}

interface IssueChangeProps {
  readonly userId: string;
  readonly change: ReturnType<typeof useAsked<Wished>>;
  readonly onChanged: (text: string) => void;
}

/** The dialog of the issue being edited, with its latest version. */
function IssueChange({ userId, change, onChanged }: IssueChangeProps) {
  const { data } = useCall(issues.manage);
  const issue = data?.issues.find(({ id }) => id === change.asked?.what.id);
  if (!change.asked || !issue) return null;
  const { turn, what, isOpen } = change.asked;
  return (
    <IssueChangeDialog
      key={turn}
      userId={userId}
      issue={issue}
      other={what.other}
      isOpen={isOpen}
      onClose={change.close}
      onChanged={onChanged}
      onRestart={() => change.ask({ id: issue.id, other: null })}
    />
  );
}

/** Sells full issues, builds them from articles, and manages those on sale. */
export function SubmitIssuePanel() {
  const userId = useSession()?.user.id;
  const [sold, setSold] = useState<readonly Sold[]>([]);
  const [built, setBuilt] = useState(0);
  const [told, setTold] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null);
  const [rebuilt, setRebuilt] = useState<{ readonly count: number; readonly name: string }>({ count: 0, name: '' });
  const change = useAsked<Wished>();
  const last = sold.at(-1);
  if (userId === undefined) return null;
  const onSold = (issue: FullIssue, message: string) => {
    setBuilt(0);
    setSold((all) => [...all, { issue, message }]);
  };
  const sell = (build: IssueBuild) => {
    if (build.fullIssueId !== null)
      return change.ask({ id: build.fullIssueId, other: { cover: build.cover, document: build.document } });
    keepIssueDraft(userId, withBuild(readIssueDraft(userId), build));
    setBuilt((count) => count + 1);
  };
  // As when the place is chosen in the form: a typed editorial stays.
  const rebuild = (issue: ManagedIssue) => {
    const { journalId, issueVolume, issueNumber } = issue;
    keepBuildDraft(userId, { ...readBuildDraft(userId), journalId, issueVolume, issueNumber, articleIds: null });
    setRebuilt(({ count }) => ({ count: count + 1, name: nameOf(issue) }));
  };
  return (
    <div className={panel.panel}>
      {last && built === 0 && <SoldNote key={sold.length} {...last} />}
      <p className={panel.lead}>{t.submitIssueLead()}</p>
      {built > 0 && <BuiltNote key={built} />}
      {/* After a sale the form is empty; a build fills it. */}
      <IssueSubmission key={`${userId}:${sold.length}:${built}`} userId={userId} onSold={onSold} />
      {rebuilt.count > 0 && <RebuildNote key={rebuilt.count} name={rebuilt.name} />}
      <BuildSection key={`build:${rebuilt.count}`} userId={userId} onSell={sell} />
      <ManagedIssues
        userId={userId}
        told={told}
        onTell={setTold}
        onEdit={({ id }) => change.ask({ id, other: null })}
        onRebuild={rebuild}
      />
      <IssueChange userId={userId} change={change} onChanged={(text) => setTold({ kind: 'good', text })} />
    </div>
  );
}
