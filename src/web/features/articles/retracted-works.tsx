import { doiHref } from '../../../contracts/doi-href.ts';
import type { RetractedCited, RetractedWork } from '../../../contracts/retracted-works.ts';
import * as t from '../../../messages/editing.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './retracted-works.module.css';

/** A work, with a link to the notice about it, or to itself. */
function Work({ work: { doi, title, nature, noticedOn, noticeDoi } }: { work: RetractedWork }) {
  const day = formatDay(noticedOn);
  const address = noticeDoi ?? doi;
  return (
    <li>
      <p>
        <strong>{nature === 'retracted' ? t.retractedOn({ day }) : t.concernOn({ day })}</strong>{' '}
        {address === null ? (
          <bdi>{title}</bdi>
        ) : (
          <a href={doiHref(address)} target="_blank" rel="noreferrer">
            <bdi>{title}</bdi>
          </a>
        )}
      </p>
    </li>
  );
}

/** Retracted works, each with the day of its notice. */
export const RetractedList = ({ works }: { works: readonly RetractedWork[] }) => (
  <ul className={styles.works}>
    {works.map((work) => (
      <Work key={`${work.doi} ${work.title}`} work={work} />
    ))}
  </ul>
);

const notes = {
  pending: t.retractedPending,
  'not-read': t.retractedNotRead,
  'no-list': t.retractedNoList,
  ready: t.retractedNone,
};

/** The works that the manuscript cites and that were retracted. */
export function RetractedWorks({ retracted: { state, found } }: { retracted: RetractedCited }) {
  return (
    <section className={styles.list} aria-label={t.retractedTitle()}>
      <h3>{t.retractedTitle()}</h3>
      {found.length > 0 ? (
        <>
          <Message kind="bad">
            <p>{t.retractedHelp()}</p>
          </Message>
          <RetractedList works={found} />
        </>
      ) : (
        <Message kind={state === 'ready' ? 'good' : 'info'}>
          <p>{notes[state]()}</p>
        </Message>
      )}
    </section>
  );
}
