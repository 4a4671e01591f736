import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { longestReport, outbox } from '../../../contracts/outbox.ts';
import * as t from '../../../messages/outbox.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { FileZone } from '../attachments/file-zone.tsx';
import styles from './outbox.module.css';

/** Takes a delivery report saved as a file. */
function ReportField() {
  const handIn = useCallMutation(outbox.handInReport, [outbox.list, outbox.letter, outbox.undeliverable]);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    handIn.reset();
    setProblem(file.size > longestReport ? t.reportTooLong() : null);
    if (file.size > longestReport) return;
    const report = await file.text().catch(() => null);
    if (report === null) setProblem(t.reportUnreadable());
    else handIn.mutate({ body: { report } });
  };
  const fault = problem ?? handIn.error?.message ?? null;
  return (
    <>
      <FileZone
        accept=".eml,message/rfc822,text/plain"
        disabled={handIn.isPending}
        onFiles={([file]) => void take(file)}
      >
        <IconFileImport aria-hidden stroke={1.5} size={24} />
        <span>{handIn.isPending ? t.readingReport() : t.addReport()}</span>
        <small>{t.addReportHint()}</small>
      </FileZone>
      {fault !== null && <Message kind="bad">{fault}</Message>}
      {handIn.data && (
        <Message kind={handIn.data.outcome === 'came-back' ? 'good' : 'info'}>{handIn.data.message}</Message>
      )}
    </>
  );
}

/** Returns the focus to the list when its row disappears. */
function useRestoredFocus() {
  const place = useRef<HTMLDivElement>(null);
  return { place, keep: () => place.current?.focus() };
}

/** Names the part in the address. */
export const addressesAnchor = 'undeliverable';

function Addresses() {
  const [page, setPage] = useState(1);
  const { data, error } = useCall(outbox.undeliverable, { query: { page } }, { keepsLast: true });
  const clear = useCallMutation(outbox.clearUndeliverable, [outbox.undeliverable, outbox.list]);
  const { place, keep } = useRestoredFocus();
  if (!data) return <Reading error={error} />;
  const clearMark = (address: string) =>
    clear.mutate(
      { body: { address } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          keep();
        },
      },
    );
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {clear.error && <Message kind="bad">{clear.error.message}</Message>}
      {data.total === 0 ? (
        <p className={styles.soft}>{t.bouncingNone()}</p>
      ) : (
        <ul className={styles.addresses} aria-label={t.bouncingTitle()}>
          {data.addresses.map(({ address, reason, since }) => (
            <li key={address}>
              <div>
                <p className={styles.subject}>
                  <bdi>{address}</bdi>
                </p>
                <p className={styles.soft}>{t.since({ moment: formatMoment(new Date(since)) })}</p>
                <p className={styles.soft} dir="auto">
                  {reason}
                </p>
              </div>
              <Button variant="default" loading={clear.isPending} onClick={() => clearMark(address)}>
                {t.clearMark({ address, hidden })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.pageCount > 1 && (
        <div className={styles.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.previousPage()}
          </Button>
          <p role="status">{t.pageOf({ page, count: data.pageCount })}</p>
          <Button variant="default" disabled={page >= data.pageCount} onClick={() => setPage(page + 1)}>
            {t.nextPage()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The addresses that bounce, and the upload of delivery reports; folded at first without any. */
export function AddressesSection({ hasAny }: { hasAny: boolean }) {
  // Does not fold or unfold while someone reads it.
  const [folds] = useState(!hasAny);
  return (
    <PanelSection folds={folds} title={t.bouncingTitle()} anchor={addressesAnchor} lead={t.bouncingLead()} isWide>
      <Addresses />
      <ReportField />
    </PanelSection>
  );
}
