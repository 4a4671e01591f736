import { TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { bdi } from '../../../ui/message-tags.tsx';
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
    <Dialog title={t.closeFindingTitle()} isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={resolve}>
        <p dir="auto">{finding.detail}</p>
        <TextInput
          label={t.resolution()}
          description={t.resolutionHint()}
          withAsterisk
          data-autofocus
          {...form.getInputProps('resolution')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy}>
          {t.closeFinding()}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Closed entries, collapsed. */
function ClosedFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary>{t.findingsClosed({ count: findings.length })}</summary>
      <ul>
        {findings.map(({ id, kind, detail, resolvedAt, resolution }) => (
          <li key={id}>
            <h4>{findingTitles[kind]()}</h4>
            <p dir="auto">{detail}</p>
            {resolvedAt !== null && (
              <p className={styles.soft}>
                {t.closedAt({
                  moment: formatMoment(new Date(resolvedAt)),
                  resolution: resolution ?? '',
                  bdi,
                })}
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
          {t.findingsNone()}
        </p>
      ) : (
        <ul className={styles.findings} aria-label={t.findingsOpen()}>
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

/** Differences between our books and the provider's, and when they were last compared. */
export function FindingsSection({ onShowPayment }: FindingsProps) {
  const { data, error, dataUpdatedAt } = useCall(bookkeeping.findings);
  const comparison = data && comparisonWords(data.lastReconciledAt, new Date(dataUpdatedAt));
  return (
    <PanelSection title={t.findingsTitle()} lead={t.findingsLead()} isWide>
      {data ? <OpenFindings findings={data.findings} onShowPayment={onShowPayment} /> : <Reading error={error} />}
      {comparison && <p className={styles.soft}>{comparison.words}</p>}
      {comparison?.isLate && (
        <Message kind="bad">
          <p>{t.comparisonLate()}</p>
        </Message>
      )}
    </PanelSection>
  );
}
