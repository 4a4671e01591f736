import { Button, TextInput } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { z } from 'zod';
import { bookkeeping } from '../../../../contracts/bookkeeping.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { useFileDownload } from '../../../api/use-file-download.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './ledger.module.css';

const { from, to } = bookkeeping.ledger.query.shape;
const given = (typed: unknown) => (typed === '' ? undefined : typed);

/** The days of the call, as fields hold them: an empty one is none. */
const Period = z.object({ from: z.preprocess(given, from), to: z.preprocess(given, to) });

/** Saves the ledger, or the part of it between two days, for a spreadsheet. */
export function LedgerSection() {
  const { form, problem, refuse, submit } = useContractForm(Period, { from: '', to: '' });
  const download = useFileDownload(bookkeeping.ledger);
  const save = submit((query) =>
    download.mutate(
      { query },
      { onSuccess: ({ name }) => showNotice('good', t.ledgerSaved({ name })), onError: refuse },
    ),
  );
  return (
    <PanelSection title={t.ledgerTitle()} folds lead={t.ledgerLead()} isWide>
      <form className={styles.form} method="post" noValidate onSubmit={save}>
        <TextInput label={t.from()} type="date" {...form.getInputProps('from')} />
        <TextInput label={t.to()} type="date" {...form.getInputProps('to')} />
        <Button
          className={styles.save ?? ''}
          type="submit"
          variant="default"
          leftSection={<IconFileDownload aria-hidden stroke={1.5} size={20} />}
          loading={download.isPending}
        >
          {t.downloadLedger()}
        </Button>
      </form>
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </PanelSection>
  );
}
