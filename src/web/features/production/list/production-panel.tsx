import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../../contracts/call.ts';
import { pages } from '../../../../contracts/pages.ts';
import { production } from '../../../../contracts/production.ts';
import type { ListedProduction } from '../../../../contracts/production-reads.ts';
import { siteDay } from '../../../../contracts/site-zone.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/production.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { dueWords, stageNames, taskNames } from '../stage-words.ts';
import styles from './production-panel.module.css';

/** Reads the list again until the text of a manuscript is there, in milliseconds. */
const whilePreparing = 3000;

/** The next task with its person and date. */
function Next({ next, openNotes }: Pick<ListedProduction, 'next' | 'openNotes'>) {
  const [today] = useState(() => siteDay(new Date()));
  return (
    <>
      {next && (
        <p className={next.dueOn !== null && next.dueOn < today ? styles.overdue : undefined}>
          {next.person ? t.byPerson({ task: taskNames[next.kind](), name: next.person.name }) : taskNames[next.kind]()}{' '}
          {dueWords(next, today)}
        </p>
      )}
      {openNotes > 0 && <p>{t.openNotesShort({ count: openNotes })}</p>}
    </>
  );
}

function Named({ one }: { one: Pick<ListedProduction, 'number' | 'title' | 'journalTitle'> }) {
  return (
    <>
      <strong>
        <bdi>{one.title}</bdi>
      </strong>
      <p className={styles.soft}>
        {one.number} · <bdi>{one.journalTitle}</bdi>
      </p>
    </>
  );
}

function Row({ one }: { one: ListedProduction }) {
  const { manuscriptId, title, stage } = one;
  return (
    <CardRow>
      <CardCell label={common.manuscript()}>
        <Named one={one} />
      </CardCell>
      <CardCell label={t.stage()}>{stageNames[stage]()}</CardCell>
      <CardCell label={t.next()}>{stage === 'published' ? t.done() : <Next {...one} />}</CardCell>
      <CardCell label={t.action()}>
        <Link className={buttons.plain} to={pages.production.href({ manuscriptId })}>
          {t.openText({ title, hidden })}
        </Link>
      </CardCell>
    </CardRow>
  );
}

function List({ label, rows }: { label: string; rows: readonly ListedProduction[] }) {
  return (
    <CardTable label={label} columns={[common.manuscript(), t.stage(), t.next(), t.action()]}>
      {rows.map((one) => (
        <Row key={one.manuscriptId} one={one} />
      ))}
    </CardTable>
  );
}

function Published() {
  const { data } = useCall(production.list, { query: { published: true } });
  if (!data || data.productions.length === 0) return null;
  return (
    <PanelSection folds isWide title={t.publishedProductions()}>
      <List label={t.publishedProductions()} rows={data.productions} />
    </PanelSection>
  );
}

/** Accepted manuscripts that are not in production, each with a button that starts it. */
function Startable({ rows }: { rows: ReplyOf<typeof production.list>['startable'] }) {
  const start = useCallMutation(production.start, [production.list]);
  if (rows.length === 0) return null;
  const begin = (manuscriptId: string) =>
    start.mutate({ params: { manuscriptId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  return (
    <PanelSection isWide title={t.startable()} lead={t.startableHelp()}>
      {start.error && <Message kind="bad">{start.error.message}</Message>}
      <CardTable label={t.startable()} columns={[common.manuscript(), t.action()]}>
        {rows.map((one) => (
          <CardRow key={one.manuscriptId}>
            <CardCell label={common.manuscript()}>
              <Named one={one} />
            </CardCell>
            <CardCell label={t.action()}>
              <Button variant="default" disabled={start.isPending} onClick={() => begin(one.manuscriptId)}>
                {t.start()}
              </Button>
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
    </PanelSection>
  );
}

/** The texts in production that the signed-in person works on, the next due first. */
export function ProductionPanel() {
  const [isPreparing, setPreparing] = useState(false);
  const { data, error } = useCall(production.list, {}, isPreparing ? { every: whilePreparing } : {});
  const prepares = data?.productions.some(({ stage }) => stage === 'preparing') ?? false;
  if (prepares !== isPreparing) setPreparing(prepares);
  if (!data) return <Reading error={error} />;
  return (
    <div className={styles.panel}>
      {data.productions.length === 0 ? (
        <EmptyState drawing={<OpenBook />} title={t.nothing()} level={3}>
          <p>{t.nothingHelp()}</p>
        </EmptyState>
      ) : (
        <List label={t.productions()} rows={data.productions} />
      )}
      <Startable rows={data.startable} />
      <Published />
    </div>
  );
}
