import { Button, NativeSelect } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { lastMonths, monthStart } from '../../../contracts/months.ts';
import { usageReports } from '../../../contracts/usage-reports.ts';
import { reportIds, reportNames } from '../../../contracts/usage-values.ts';
import { z } from '../../../contracts/zod-for-pages.ts';
import * as t from '../../../messages/usage.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useFileDownload } from '../../api/use-file-download.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { JournalChoice } from '../journal-choice/journal-choice.tsx';
import styles from './usage.module.css';

const offeredMonths = 36;
const usualMonths = 12;

const formats = () => [
  { value: 'tsv', label: t.formatTsv() },
  { value: 'csv', label: t.formatCsv() },
  { value: 'json', label: t.formatJson() },
];

const { from, to, journalId } = usageReports.csv.query.shape;
const given = (chosen: unknown) => (chosen === '' ? undefined : chosen);

/** What the call takes, as the fields hold it. */
const Chosen = z
  .object({
    reportId: z.enum(reportIds),
    format: z.enum(['tsv', 'csv', 'json']),
    journalId: z.preprocess(given, journalId),
    from,
    to,
  })
  .refine((chosen) => chosen.from <= chosen.to, { path: ['to'], error: () => t.monthsReversed() });

const reports = () => reportIds.map((id) => ({ value: id, label: t.reportName({ name: reportNames[id], id }) }));

function useDownloads() {
  const downloads = {
    tsv: useFileDownload(usageReports.tsv),
    csv: useFileDownload(usageReports.csv),
    json: useFileDownload(usageReports.json),
  };
  return { downloads, isBusy: Object.values(downloads).some(({ isPending }) => isPending) };
}

/** Saves a COUNTER report for complete months. */
export function ReportsSection() {
  const [months] = useState(() => lastMonths(monthStart(new Date(), -1), offeredMonths).toReversed());
  const { form, problem, refuse, submit } = useContractForm(Chosen, {
    reportId: 'TR_J3',
    format: 'tsv',
    journalId: '',
    from: months[usualMonths - 1] ?? '',
    to: months[0] ?? '',
  });
  const { downloads, isBusy } = useDownloads();
  const save = submit(({ reportId, format, ...query }) =>
    downloads[format].mutate(
      { params: { reportId }, query },
      {
        onSuccess: ({ name }) => showNotice('good', t.reportSaved({ name })),
        onError: (error: ApiError) => refuse(error),
      },
    ),
  );
  const monthChoices = months.map((month) => ({ value: month, label: formatDay(month) }));
  return (
    <PanelSection title={t.reportsTitle()} folds lead={t.reportsLead()} isWide>
      <form className={styles.form} method="post" noValidate onSubmit={save}>
        <NativeSelect label={t.report()} data={reports()} {...form.getInputProps('reportId')} />
        <JournalChoice {...form.getInputProps('journalId')} />
        <NativeSelect label={t.from()} data={monthChoices} {...form.getInputProps('from')} />
        <NativeSelect label={t.to()} data={monthChoices} {...form.getInputProps('to')} />
        <NativeSelect label={t.format()} data={formats()} {...form.getInputProps('format')} />
        <Button
          className={styles.save ?? ''}
          type="submit"
          variant="default"
          leftSection={<IconFileDownload aria-hidden stroke={1.5} size={20} />}
          loading={isBusy}
        >
          {t.downloadReport()}
        </Button>
      </form>
      {form.values.reportId.startsWith('PR') && form.values.journalId !== '' && (
        <p className={styles.soft}>{t.platformReport()}</p>
      )}
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </PanelSection>
  );
}
