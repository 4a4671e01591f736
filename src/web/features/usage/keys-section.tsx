import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { usageReports, type UsageKey } from '../../../contracts/usage-reports.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useReturnFocus } from '../lists/use-return-focus.ts';
import { MakeKey } from './make-key.tsx';
import { NewKey } from './new-key.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import styles from './usage.module.css';

const columns = ['Name', 'Made', 'Last used', 'State'] as const;

function KeyRow({ usageKey, onRevoke }: { usageKey: UsageKey; onRevoke: () => void }) {
  const { name, createdAt, lastUsedAt, revokedAt } = usageKey;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <bdi>{name}</bdi>
      </CardCell>
      <CardCell label={columns[1]}>{formatDay(createdAt.slice(0, 10))}</CardCell>
      <CardCell label={columns[2]}>{lastUsedAt === null ? 'Never' : formatDay(lastUsedAt.slice(0, 10))}</CardCell>
      <CardCell label={columns[3]}>
        {revokedAt === null ? (
          <div>
            <Button variant="default" onClick={onRevoke}>
              Revoke<span className="visually-hidden"> the key: {name}</span>
            </Button>
          </div>
        ) : (
          <span className={styles.soft}>Revoked {formatDay(revokedAt.slice(0, 10))}</span>
        )}
      </CardCell>
    </CardRow>
  );
}

function Access({ baseUrl, customerId }: Pick<ReplyOf<typeof usageReports.keys>, 'baseUrl' | 'customerId'>) {
  return (
    <dl className={styles.access}>
      <dt>Base URL</dt>
      <dd>{baseUrl}</dd>
      <dt>Customer ID</dt>
      <dd>{customerId}</dd>
      <dt>Release</dt>
      <dd>5.1</dd>
    </dl>
  );
}

/** Who may fetch reports by machine, and what they need for it. */
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
    <PanelSection
      title="Reports for machines"
      lead="Libraries and their services fetch the reports themselves through the COUNTER API (formerly SUSHI). Whoever is to do so needs what stands here, and a key."
      isWide
    >
      {!data && <Reading error={error} />}
      {data && (
        <>
          <Access baseUrl={data.baseUrl} customerId={data.customerId} />
          <MakeKey onMade={setMade} />
          {made !== null && <NewKey key={made.id} made={made} />}
          <div ref={place} tabIndex={-1} className={styles.place}>
            {data.keys.length === 0 ? (
              <p className={styles.soft}>
                There is no key yet. Make one for each service, so that each can be revoked.
              </p>
            ) : (
              <CardTable label="Keys" columns={columns}>
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
