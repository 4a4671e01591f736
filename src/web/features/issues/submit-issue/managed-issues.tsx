import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { issues, type ManagedIssue } from '../../../../contracts/issues.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import panel from '../../../ui/panel.module.css';
import { columns, ManagedIssueRow } from './managed-issue-row.tsx';
import { readKeptIssueChange } from './use-issue-change.ts';
import { WithdrawIssueDialog } from './withdraw-issue-dialog.tsx';

const shownAtFirst = 10;

interface IssueTableProps {
  readonly userId: string;
  readonly label: string;
  readonly issues: readonly ManagedIssue[];
  readonly busyWith: string | undefined;
  readonly onEdit: (issue: ManagedIssue) => void;
  readonly onTurn: (issue: ManagedIssue) => void;
  readonly onRebuild: (issue: ManagedIssue) => void;
}

function IssueTable({ userId, label, issues: all, busyWith, onEdit, onTurn, onRebuild }: IssueTableProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <CardTable label={label} columns={columns}>
        {(isWhole ? all : all.slice(0, shownAtFirst)).map((issue) => (
          <ManagedIssueRow
            key={issue.id}
            issue={issue}
            hasUnsaved={readKeptIssueChange(userId, issue.id) !== null}
            isBusy={busyWith === issue.id}
            onEdit={() => onEdit(issue)}
            onTurn={() => onTurn(issue)}
            onRebuild={() => onRebuild(issue)}
          />
        ))}
      </CardTable>
      {all.length > shownAtFirst && !isWhole && (
        <div>
          <Button variant="default" onClick={() => setWhole(true)}>
            Show all {all.length} issues
          </Button>
        </div>
      )}
    </>
  );
}

/** What was done, or why it was not; it takes the focus of the row that has gone to the other list. */
function Outcome({ kind, text }: { kind: 'good' | 'bad'; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind={kind}>
        <p>{text}</p>
      </Message>
    </div>
  );
}

const noneOnSale = (
  <EmptyState drawing={<OpenBook />} title="No issues on sale yet" level={3}>
    <p>An issue that you put on sale above stands on the home page, and on the front of its journal.</p>
  </EmptyState>
);

interface Told {
  readonly kind: 'good' | 'bad';
  readonly text: string;
}

interface ManagedIssuesProps {
  readonly userId: string;
  readonly told: Told | null;
  readonly onTell: (told: Told) => void;
  readonly onEdit: (issue: ManagedIssue) => void;
  readonly onRebuild: (issue: ManagedIssue) => void;
}

/** The full issues by journal, the newest of each first: those on sale, and those that were withdrawn. */
export function ManagedIssues({ userId, told, onTell, onEdit, onRebuild }: ManagedIssuesProps) {
  const { data, error } = useCall(issues.manage);
  const withdrawal = useAsked<string>();
  const restoration = useCallMutation(issues.restore, [issues.manage, issues.list]);
  const putBack = ({ id, version }: ManagedIssue) =>
    restoration.mutate(
      { params: { fullIssueId: id }, body: { version } },
      {
        onSuccess: ({ message }) => onTell({ kind: 'good', text: message }),
        onError: (failure) => onTell({ kind: 'bad', text: messageOf(failure) }),
      },
    );
  const all = data?.issues ?? [];
  const onSale = all.filter(({ withdrawnAt }) => withdrawnAt === null);
  const withdrawn = all.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const asked = all.find(({ id }) => id === withdrawal.asked?.what);
  const table = {
    userId,
    busyWith: restoration.isPending ? restoration.variables.params?.fullIssueId : undefined,
    onEdit,
    onRebuild,
  };
  return (
    <>
      <PanelSection title="On sale" isWide>
        {told && <Outcome key={told.text} {...told} />}
        {!data && <Reading error={error} />}
        {data && onSale.length === 0 && noneOnSale}
        {onSale.length > 0 && (
          <IssueTable {...table} label="Full issues on sale" issues={onSale} onTurn={({ id }) => withdrawal.ask(id)} />
        )}
      </PanelSection>
      {withdrawn.length > 0 && (
        <PanelSection title="Withdrawn" lead="Nobody is offered these. Their owners still open them." isWide>
          <IssueTable {...table} label="Withdrawn full issues" issues={withdrawn} onTurn={putBack} />
        </PanelSection>
      )}
      {asked && withdrawal.asked && (
        <WithdrawIssueDialog
          key={withdrawal.asked.turn}
          issue={asked}
          isOpen={withdrawal.asked.isOpen}
          onClose={withdrawal.close}
          onWithdrawn={(text) => onTell({ kind: 'good', text })}
        />
      )}
    </>
  );
}
