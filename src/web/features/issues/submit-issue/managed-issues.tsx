import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { issues, type ManagedIssue } from '../../../../contracts/issues.ts';
import * as t from '../../../../messages/issues.ts';
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
import { readSavedIssueChange } from './use-issue-change.ts';
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
      <CardTable label={label} columns={columns()}>
        {(isWhole ? all : all.slice(0, shownAtFirst)).map((issue) => (
          <ManagedIssueRow
            key={issue.id}
            issue={issue}
            hasUnsaved={readSavedIssueChange(userId, issue.id) !== null}
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
            {t.showAll({ count: all.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The result of an action; takes the focus, as the row may have moved to the other list. */
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

const NoneOnSale = () => (
  <EmptyState drawing={<OpenBook />} title={t.noneOnSale()} level={3}>
    <p>{t.noneOnSaleHelp()}</p>
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

/** The full issues by journal, the newest first: on sale and withdrawn. */
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
      <PanelSection title={t.onSale()} isWide>
        {told && <Outcome key={told.text} {...told} />}
        {!data && <Reading error={error} />}
        {data && onSale.length === 0 && <NoneOnSale />}
        {onSale.length > 0 && (
          <IssueTable {...table} label={t.fullIssuesOnSale()} issues={onSale} onTurn={({ id }) => withdrawal.ask(id)} />
        )}
      </PanelSection>
      {withdrawn.length > 0 && (
        <PanelSection title={t.withdrawnSection()} lead={t.withdrawnSectionLead()} isWide>
          <IssueTable {...table} label={t.withdrawnIssues()} issues={withdrawn} onTurn={putBack} />
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
