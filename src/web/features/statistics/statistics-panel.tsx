import { Button, NativeSelect } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { statistics, type Cohort, type CohortFigures } from '../../../contracts/statistics.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/statistics.ts';
import { useCall } from '../../api/use-call.ts';
import { useFileDownload } from '../../api/use-file-download.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import {
  daysInWords,
  manuscriptRows,
  periodName,
  rateInWords,
  reviewerRows,
  timeRows,
  type FigureRow,
} from './figure-rows.ts';
import styles from './statistics.module.css';

type Statistics = ReplyOf<typeof statistics.figures>;

/** Figures, each with its definition. */
function FigureTable({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  return (
    <PanelSection title={title} isWide>
      <table className={styles.figures} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t.figure()}</th>
            <th scope="col">{t.value()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, meaning, value, from }) => (
            <tr key={name}>
              <td>
                <p className={styles.name}>{name}</p>
                <p className={styles.soft}>{meaning}</p>
              </td>
              <td>
                <p className={styles.value}>{value}</p>
                {from !== '' && <p className={styles.soft}>{from}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  );
}

const cohortCells = ({ submissions, accepted, rejected, reviewers, ...times }: CohortFigures) => [
  [t.submissions(), formatNumber(submissions)],
  [t.acceptanceRate(), rateInWords(accepted, accepted + rejected)],
  [t.toFirstDecision(), daysInWords(times.toFirstDecision)],
  [t.toAcceptance(), daysInWords(times.toAcceptance)],
  [t.toPublication(), daysInWords(times.toPublication)],
  [
    t.invitationsAccepted(),
    rateInWords(reviewers.accepted, reviewers.accepted + reviewers.declined + reviewers.unanswered),
  ],
  [t.onTime(), rateInWords(reviewers.onTime, reviewers.reports)],
];

/** The main figures of every cohort, to compare. */
function CohortTable({ cohorts }: { cohorts: readonly CohortFigures[] }) {
  const [first] = cohorts;
  if (!first) return null;
  return (
    <PanelSection title={t.compare()} isWide>
      <CardTable label={t.compare()} columns={[t.period(), ...cohortCells(first).map(([name = '']) => name)]}>
        {cohorts.map((cohort) => (
          <CardRow key={cohort.period}>
            <CardCell label={t.period()}>{periodName(cohort.period)}</CardCell>
            {cohortCells(cohort).map(([name = '', value]) => (
              <CardCell key={name} label={name}>
                {value}
              </CardCell>
            ))}
          </CardRow>
        ))}
      </CardTable>
    </PanelSection>
  );
}

function FigureSections({ data }: { data: Statistics }) {
  const [period, setPeriod] = useState('');
  const figures = data.cohorts.find((one) => one.period === period) ?? data.total;
  return (
    <>
      <NativeSelect
        className={styles.period}
        label={t.period()}
        data={[
          { value: '', label: t.allPeriods() },
          ...data.cohorts.map((one) => ({ value: one.period, label: periodName(one.period) })),
        ]}
        value={figures === data.total ? '' : period}
        onChange={({ currentTarget: { value } }) => setPeriod(value)}
      />
      <FigureTable title={t.manuscriptsTitle()} rows={manuscriptRows(figures)} />
      <FigureTable title={t.timesTitle()} rows={timeRows(figures)} />
      <FigureTable title={t.reviewersTitle()} rows={reviewerRows(figures)} />
      <CohortTable cohorts={data.cohorts} />
    </>
  );
}

const cohortOf = (value: string): Cohort => (value === 'quarter' ? 'quarter' : 'year');

/** How the journals that a person edits fare: what came in, what became of it, how long it took. */
export function StatisticsPanel() {
  const [journal, setJournal] = useState('');
  const [by, setBy] = useState<Cohort>('year');
  const query = { by, journal: journal === '' ? undefined : journal };
  const { data, error, isPlaceholderData } = useCall(statistics.figures, { query }, { keepsLast: true });
  const download = useFileDownload(statistics.table);
  const save = () => download.mutate({ query }, { onSuccess: ({ name }) => showNotice('good', t.saved({ name })) });
  return (
    <div className={styles.panel} aria-busy={isPlaceholderData}>
      <p className={styles.soft}>
        {t.lead()} {t.leftOut()}
      </p>
      <div className={styles.choices}>
        <NativeSelect
          label={common.journal()}
          data={[{ value: '', label: common.allJournals() }, ...(data?.journals ?? [])]}
          value={journal}
          onChange={({ currentTarget: { value } }) => setJournal(value)}
        />
        <NativeSelect
          label={t.cohort()}
          data={[
            { value: 'year', label: t.byYear() },
            { value: 'quarter', label: t.byQuarter() },
          ]}
          value={by}
          onChange={({ currentTarget: { value } }) => setBy(cohortOf(value))}
        />
        <Button
          variant="default"
          leftSection={<IconFileDownload aria-hidden stroke={1.5} size={20} />}
          loading={download.isPending}
          onClick={save}
        >
          {t.download()}
        </Button>
      </div>
      {download.error && <Message kind="bad">{download.error.message}</Message>}
      {!data && <Reading error={error} />}
      {data?.total.submissions === 0 && <EmptyState drawing={<OpenBook />} title={t.nothingYet()} level={3} />}
      {data && data.total.submissions > 0 && <FigureSections data={data} />}
    </div>
  );
}
