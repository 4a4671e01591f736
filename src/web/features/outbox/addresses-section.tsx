import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { longestReport, outbox } from '../../../contracts/outbox.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { FileZone } from '../attachments/file-zone.tsx';
import styles from './outbox.module.css';

/** Takes a delivery report that came to somebody as a message, saved as a file. */
function ReportField() {
  const handIn = useCallMutation(outbox.handInReport, [outbox.list, outbox.letter, outbox.undeliverable]);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    handIn.reset();
    setProblem(file.size > longestReport ? 'This file is too long for a delivery report. Nothing was changed.' : null);
    if (file.size > longestReport) return;
    const report = await file.text().catch(() => null);
    if (report === null) setProblem('The file could not be read. Please choose it again.');
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
        <span>{handIn.isPending ? 'Reading the report …' : 'Hand in a delivery report'}</span>
        <small>The message of the other server, saved as an .eml file</small>
      </FileZone>
      {fault !== null && <Message kind="bad">{fault}</Message>}
      {handIn.data && (
        <Message kind={handIn.data.outcome === 'came-back' ? 'good' : 'info'}>{handIn.data.message}</Message>
      )}
    </>
  );
}

/** Keeps the focus at a place when the button that had it goes with its line. */
function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  return { place, keep: () => place.current?.focus() };
}

/** Names the part in the address. */
export const addressesAnchor = 'undeliverable';

function Addresses() {
  const [page, setPage] = useState(1);
  const { data, error } = useCall(outbox.undeliverable, { query: { page } }, { keepsLast: true });
  const clear = useCallMutation(outbox.clearUndeliverable, [outbox.undeliverable, outbox.list]);
  const { place, keep } = useKeptFocus();
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
        <p className={styles.soft}>No address is marked. A report of a bounce marks one.</p>
      ) : (
        <ul className={styles.addresses} aria-label="Addresses that bounce">
          {data.addresses.map(({ address, reason, since }) => (
            <li key={address}>
              <div>
                <p className={styles.subject}>
                  <bdi>{address}</bdi>
                </p>
                <p className={styles.soft}>Since {formatMoment(new Date(since))}</p>
                <p className={styles.soft} dir="auto">
                  {reason}
                </p>
              </div>
              <Button variant="default" loading={clear.isPending} onClick={() => clearMark(address)}>
                Take the mark off<span className="visually-hidden"> {address}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.pageCount > 1 && (
        <div className={styles.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Earlier part
          </Button>
          <p role="status">
            Part {page} of {data.pageCount}
          </p>
          <Button variant="default" disabled={page >= data.pageCount} onClick={() => setPage(page + 1)}>
            Next part
          </Button>
        </div>
      )}
    </div>
  );
}

/** The addresses that letters come back from, and the way to hand in a report that says so. */
export function AddressesSection() {
  return (
    <PanelSection
      title="Addresses that bounce"
      anchor={addressesAnchor}
      lead="Another server has refused them for good. They get no mailings; emails that somebody asks for are still tried."
      isWide
    >
      <Addresses />
      <ReportField />
    </PanelSection>
  );
}
