import { TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { useListDialog, useReturnFocus, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import { comparisonWords } from './comparison-words.ts';
import { FindingEntry, findingTitles, type Finding } from './finding-entry.tsx';
import styles from './findings.module.css';

/** Closes an entry with what was done about it; it stays readable among the closed ones. */
function ResolveDialog({ finding, isOpen, ...list }: ListDialogProps & { readonly finding: Finding }) {
  const { form, problem, refuse, submit } = useContractForm(bookkeeping.resolveFinding.body, { resolution: '' });
  const { send, close, isBusy } = useListDialog(bookkeeping.resolveFinding, [bookkeeping.findings], list);
  const resolve = submit((body) => send({ params: { findingId: finding.id }, body }, 'good', refuse));
  return (
    <Dialog title="Close this entry?" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={resolve}>
        <p dir="auto">{finding.detail}</p>
        <TextInput
          label="What was done"
          description="Kept with the entry, with your name on the record."
          withAsterisk
          data-autofocus
          {...form.getInputProps('resolution')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy}>
          Close the entry
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Entries that somebody has seen to, folded away. */
function ClosedFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary>{findings.length === 1 ? '1 closed entry' : `${findings.length} closed entries`}</summary>
      <ul>
        {findings.map(({ id, kind, detail, resolvedAt, resolution }) => (
          <li key={id}>
            <h4>{findingTitles[kind]}</h4>
            <p dir="auto">{detail}</p>
            {resolvedAt !== null && (
              <p className={styles.soft}>
                Closed {formatMoment(new Date(resolvedAt))}: <bdi>{resolution}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FindingsProps {
  readonly onShowPayment: (orderId: string) => void;
}

function OpenFindings({ findings, onShowPayment }: FindingsProps & { readonly findings: readonly Finding[] }) {
  const closing = useAsked<Finding>();
  const { place, focus } = useReturnFocus();
  const open = findings.filter(({ resolvedAt }) => resolvedAt === null);
  const ask = (finding: Finding) => {
    focus.remember();
    closing.ask(finding);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {open.length === 0 ? (
        <p className={styles.agreed}>
          <IconCircleCheck aria-hidden stroke={1.5} size={22} />
          Nothing is open.
        </p>
      ) : (
        <ul className={styles.findings} aria-label="Open entries">
          {open.map((finding) => (
            <FindingEntry key={finding.id} finding={finding} onClose={ask} onShowPayment={onShowPayment} />
          ))}
        </ul>
      )}
      <ClosedFindings findings={findings.filter(({ resolvedAt }) => resolvedAt !== null)} />
      {closing.asked && (
        <ResolveDialog
          key={closing.asked.turn}
          finding={closing.asked.what}
          isOpen={closing.asked.isOpen}
          onClose={closing.close}
          focus={focus}
        />
      )}
    </div>
  );
}

/** What our books and the provider's do not agree on, what is to be done about it, and when they were compared. */
export function FindingsSection({ onShowPayment }: FindingsProps) {
  const { data, error, dataUpdatedAt } = useCall(bookkeeping.findings);
  const comparison = data && comparisonWords(data.lastReconciledAt, new Date(dataUpdatedAt));
  return (
    <PanelSection
      title="What does not agree"
      lead="Once a day the books are compared with the payment provider’s. What the product cannot settle by itself stands here until somebody has seen to it."
      isWide
    >
      {data ? <OpenFindings findings={data.findings} onShowPayment={onShowPayment} /> : <Reading error={error} />}
      {comparison && <p className={styles.soft}>{comparison.words}</p>}
      {comparison?.isLate && (
        <Message kind="bad">
          <p>That is more than two days ago. Whoever runs the server finds the reason in its log.</p>
        </Message>
      )}
    </PanelSection>
  );
}
