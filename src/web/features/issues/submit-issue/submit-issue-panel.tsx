import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import { issues, type FullIssue, type ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../session/session.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { keepBuildDraft, readBuildDraft } from '../building/build-draft.ts';
import { BuildSection } from '../building/build-section.tsx';
import { placeOf } from '../issue-place.ts';
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
          <Link to={pages.journal.href({ catId: issue.journalAbbreviation })}>See it on the journal’s page</Link>
        </p>
      </Message>
    </div>
  );
}

/** Takes the focus: what was built stands in the form below, and the price is still to come. */
function BuiltNote() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="info">
        <p>
          Cover and document of the issue that was built stand in the form. Add what is missing, and put it on sale.
        </p>
      </Message>
    </div>
  );
}

/** Takes the focus: the form below it holds the place of the issue that is to be built anew. */
function RebuildNote({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="info">
        <p>
          {name} stands in the form below, with its articles as they are now. Begin to build it; what is built then
          leads to the change of the issue’s document.
        </p>
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

/** Which issue is being changed, as it stands by now. */
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

/** Puts full issues on sale, builds them from articles, and looks after those that are sold. */
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
  // As when the place is chosen in the form: an editorial that was begun stays.
  const rebuild = (issue: ManagedIssue) => {
    const { journalId, issueVolume, issueNumber } = issue;
    keepBuildDraft(userId, { ...readBuildDraft(userId), journalId, issueVolume, issueNumber, articleIds: null });
    setRebuilt(({ count }) => ({ count: count + 1, name: `${issue.journalAbbreviation}, ${placeOf(issue)}` }));
  };
  return (
    <div className={panel.panel}>
      {last && built === 0 && <SoldNote key={sold.length} {...last} />}
      <p className={panel.lead}>
        A whole issue of a journal as one PDF, which a reader buys once and opens at any time. It stands on the home
        page and on the front of its journal as soon as you put it on sale. If you have no document yet, build it below
        from the articles of the issue.
      </p>
      {built > 0 && <BuiltNote key={built} />}
      {/* Each sold issue leaves an empty form; one that was built fills it. */}
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
