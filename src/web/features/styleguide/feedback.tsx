import { Button, Progress } from '@mantine/core';
import { useRef } from 'react';
import { manuscriptStatuses } from '../../../contracts/constants.ts';
import { emailStates } from '../../../contracts/mail-values.ts';
import * as t from '../../../messages/styleguide.ts';
import { ComesBack } from '../../ui/comes-back.tsx';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { RisingSun } from '../../ui/drawings/rising-sun.tsx';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmailState } from '../../ui/email-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { ProblemList } from '../../ui/forms/problem-list.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ManuscriptStatus } from '../manuscripts/manuscript-status.tsx';
import { State } from './part.tsx';
import styles from './styleguide.module.css';

const problems = [
  { field: 'title', message: t.required() },
  { field: null, message: t.mustAgree() },
];

/** Messages that stay in the page, and the one that passes above it. */
export function Messages() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <State name={t.good()} isWide>
        <Message kind="good">{t.saved()}</Message>
      </State>
      <State name={t.info()} isWide>
        <Message kind="info">{t.willReply()}</Message>
      </State>
      <State name={t.warning()} isWide>
        <Message kind="warn">{t.dueSoon()}</Message>
      </State>
      <State name={t.faulty()} isWide>
        <Message kind="bad">{t.notSaved()}</Message>
      </State>
      <State name={t.longText()} isWide>
        <Message kind="info">
          <p>{t.longTitle()}</p>
          <p dir="auto">{t.arabicTitle()}</p>
        </Message>
      </State>
      <State name={t.withProblem()} isWide>
        <ProblemList lead={t.problems()} problems={problems} place={place} onMend={() => {}} />
      </State>
      <State name={t.passing()} isWide>
        <div className={styles.row}>
          <Button variant="default" onClick={() => showNotice('good', t.saved())}>
            {t.showGood()}
          </Button>
          <Button variant="default" onClick={() => showNotice('bad', t.notSaved())}>
            {t.showBad()}
          </Button>
        </div>
      </State>
    </>
  );
}

const drawings = [
  { name: 'sand', drawing: <SiftedSand /> },
  { name: 'book', drawing: <OpenBook /> },
  { name: 'sun', drawing: <RisingSun /> },
  { name: 'footprints', drawing: <LostFootprints /> },
];

/** What there is before there is anything, and while it is on its way. */
export function EmptyAndLoading() {
  return (
    <>
      {drawings.map(({ name, drawing }) => (
        <State key={name} name={t.empty()}>
          <EmptyState drawing={drawing} title={t.noManuscripts()} level={3}>
            <p>{t.noManuscriptsHint()}</p>
            <Button>{t.submit()}</Button>
          </EmptyState>
        </State>
      ))}
      <State name={t.busy()}>
        <Reading error={null} />
      </State>
      <State name={t.busy()}>
        <Spinner label={t.sending()} />
      </State>
      <State name={t.busy()}>
        <Progress value={40} aria-label={t.sending()} />
      </State>
      <State name={t.faulty()} isWide>
        <Reading error={new Error(t.unreachable())} />
      </State>
    </>
  );
}

/** Each status of a manuscript and of an email. */
export function Statuses() {
  return (
    <>
      <State name={t.rows()} isWide>
        <div className={styles.row}>
          {manuscriptStatuses.map((status) => (
            <ManuscriptStatus key={status} status={status} />
          ))}
        </div>
      </State>
      <State name={t.emails()} isWide>
        <div className={styles.row}>
          {emailStates.map((state) => (
            <EmailState key={state} state={state} />
          ))}
        </div>
      </State>
      <State name={t.faulty()} isWide>
        <ComesBack mark={{ since: '2026-11-02', reason: t.bounced() }} />
      </State>
    </>
  );
}
