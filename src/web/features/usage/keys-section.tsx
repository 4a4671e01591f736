import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { usageReports, type UsageKey } from '../../../contracts/usage-reports.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/usage.ts';
import { bdi, code, hidden } from '../../ui/message-tags.tsx';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useListDialog, useReturnFocus, type ListDialogProps } from '../lists/use-list-dialog.ts';
import { MakeKey } from './make-key.tsx';
import styles from './usage.module.css';

/** A new key, shown only once. */
function NewKey({ made }: { made: ReplyOf<typeof usageReports.createKey> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="good">
        <p>{made.message}</p>
        <p className={styles.key}>
          <code>{made.key}</code>
        </p>
        <p className={styles.soft}>{t.requestorId({ id: made.id, code })}</p>
        <CopyButton text={made.key} label={t.copyKey()} done={t.keyCopied()} />
      </Message>
    </div>
  );
}

/** Ends a key, after asking. */
function RevokeDialog({ usageKey, isOpen, ...list }: ListDialogProps & { readonly usageKey: UsageKey }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, close, isBusy } = useListDialog(usageReports.revokeKey, [usageReports.keys], list);
  return (
    <ConfirmDialog
      title={t.revokeTitle()}
      action={t.revokeKey()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      returnsFocus={false}
      onClose={close}
      onConfirm={() => send({ params: { keyId: usageKey.id } }, 'good', (error) => setProblem(error.message))}
    >
      {t.revokeConsequence({ name: usageKey.name, bdi })}
    </ConfirmDialog>
  );
}

const keyColumns = () => [common.name(), t.created(), t.lastUsed(), common.status()] as const;

function KeyRow({ usageKey, onRevoke }: { usageKey: UsageKey; onRevoke: () => void }) {
  const { name, createdAt, lastUsedAt, revokedAt } = usageKey;
  const columns = keyColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <bdi>{name}</bdi>
      </CardCell>
      <CardCell label={columns[1]}>{formatDay(createdAt)}</CardCell>
      <CardCell label={columns[2]}>{lastUsedAt === null ? t.never() : formatDay(lastUsedAt)}</CardCell>
      <CardCell label={columns[3]}>
        {revokedAt === null ? (
          <div>
            <Button variant="default" onClick={onRevoke}>
              {t.revoke({ name, hidden })}
            </Button>
          </div>
        ) : (
          <span className={styles.soft}>{t.revoked({ day: formatDay(revokedAt) })}</span>
        )}
      </CardCell>
    </CardRow>
  );
}

function Access({ baseUrl, customerId }: Pick<ReplyOf<typeof usageReports.keys>, 'baseUrl' | 'customerId'>) {
  return (
    <dl className={styles.access}>
      <dt>{t.baseUrl()}</dt>
      <dd>{baseUrl}</dd>
      <dt>{t.customerId()}</dt>
      <dd>{customerId}</dd>
      <dt>{t.release()}</dt>
      <dd>{t.releaseNumber()}</dd>
    </dl>
  );
}

/** Keys for services that fetch reports, and the details they need. */
export function KeysSection() {
  const { data, error } = useCall(usageReports.keys);
  const [made, setMade] = useState<ReplyOf<typeof usageReports.createKey> | null>(null);
  const revoking = useAsked<UsageKey>();
  const { place, focus } = useReturnFocus();
  const ask = (key: UsageKey) => {
    focus.remember();
    revoking.ask(key);
  };
  return (
    <PanelSection title={t.keysTitle()} folds lead={t.keysLead()} isWide>
      {!data && <Reading error={error} />}
      {data && (
        <>
          <Access baseUrl={data.baseUrl} customerId={data.customerId} />
          <MakeKey onMade={setMade} />
          {made !== null && <NewKey key={made.id} made={made} />}
          <div ref={place} tabIndex={-1} className={styles.place}>
            {data.keys.length === 0 ? (
              <p className={styles.soft}>{t.keysEmpty()}</p>
            ) : (
              <CardTable label={t.keys()} columns={keyColumns()}>
                {data.keys.map((key) => (
                  <KeyRow key={key.id} usageKey={key} onRevoke={() => ask(key)} />
                ))}
              </CardTable>
            )}
          </div>
        </>
      )}
      {revoking.asked && (
        <RevokeDialog
          key={revoking.asked.turn}
          usageKey={revoking.asked.what}
          isOpen={revoking.asked.isOpen}
          onClose={revoking.close}
          focus={focus}
        />
      )}
    </PanelSection>
  );
}
