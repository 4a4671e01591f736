import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../contracts/call.ts';
import { dois, type OpenDoi } from '../../../contracts/dois.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/overview.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { hidden } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import styles from './overview.module.css';
import { Refusal } from './refusal.tsx';
import { openDoisAnchor } from './waiting-words.ts';

type Registration = Pick<ReplyOf<typeof dois.open>, 'prefix' | 'isConnected' | 'registered'>;

/** How DOIs are configured, and how many are registered. */
function doiLead({ prefix, isConnected, registered }: Registration): string {
  const sentences = [prefix === null ? t.noPrefix() : t.prefix({ prefix })];
  if (!isConnected) sentences.push(t.noAccount());
  return [...sentences, t.registered({ count: registered })].join(' ');
}

/** The status of a DOI, in words. */
function doiStatus({ state, isRegistered }: Pick<OpenDoi, 'state' | 'isRegistered'>, isConnected: boolean): string {
  const update = String(isRegistered);
  switch (state) {
    case 'refused':
      return t.doiRefused({ update });
    case 'submitted':
      return t.doiSubmitted({ update });
    case 'waiting':
      return isConnected ? t.doiWaiting({ update }) : t.doiNeedsAccount();
  }
}

/** Without an account there is no action. */
const columns = (isConnected: boolean) => [
  common.article(),
  t.doi(),
  common.status(),
  ...(isConnected ? [t.action()] : []),
];

interface RowProps {
  readonly entry: OpenDoi;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  readonly userId: string;
  readonly onAgain: (articleId: string) => void;
}

function DoiRow({ entry, isConnected, isBusy, userId, onAgain }: RowProps) {
  const { articleId, doi, title, journalTitle, journalAbbreviation, state, message, since } = entry;
  const isRefused = state === 'refused';
  return (
    <CardRow>
      <CardCell label={common.article()}>
        <p className={styles.title}>
          <Link to={pages.article.href({ catId: journalAbbreviation, articleId })}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>{journalTitle}</p>
      </CardCell>
      <CardCell label={t.doi()}>
        <bdi className={styles.code}>{doi}</bdi>
      </CardCell>
      <CardCell label={common.status()}>
        <p className={isRefused ? styles.refused : styles.current}>
          {isRefused ? (
            <IconAlertTriangle aria-hidden stroke={1.5} size={18} />
          ) : (
            <IconClock aria-hidden stroke={1.5} size={18} />
          )}
          {doiStatus(entry, isConnected)}
        </p>
        {isRefused && <Refusal entry={entry} userId={userId} />}
        {message !== null && (
          <p className={`${styles.said} ${isRefused ? styles.soft : ''}`} dir="auto">
            {isRefused ? t.crossrefSaid({ message }) : message}
          </p>
        )}
        <p className={styles.soft}>{t.since({ moment: formatMoment(new Date(since)) })}</p>
      </CardCell>
      {isConnected && (
        <CardCell label={t.action()}>
          <Button variant="default" loading={isBusy} onClick={() => onAgain(articleId)}>
            {t.depositAgain({ doi, hidden })}
          </Button>
        </CardCell>
      )}
    </CardRow>
  );
}

/** DOIs that are not registered or up to date, with Crossref's answers; hidden without a prefix and DOIs. */
export function OpenDois({ userId }: { userId: string }) {
  const { parts, error } = useListParts(dois.open, {}, (part) => [part]);
  const again = useCallMutation(dois.depositAgain, [dois.open]);
  const [first] = parts?.shown ?? [];
  if (first?.prefix === null && first.registered === 0 && first.dois.length === 0) return null;
  const depositAgain = (articleId: string) =>
    again.mutate({ params: { articleId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  const open = parts?.shown.flatMap((part) => part.dois) ?? [];
  return (
    <PanelSection title={t.dois()} lead={first && doiLead(first)} anchor={openDoisAnchor} isWide>
      {!first && <Reading error={error} />}
      {again.error && <Message kind="bad">{again.error.message}</Message>}
      {first && open.length === 0 && <p className={styles.soft}>{t.allRegistered()}</p>}
      {first && open.length > 0 && (
        <CardTable label={t.pendingDois()} columns={columns(first.isConnected)}>
          {open.map((entry) => (
            <DoiRow
              key={entry.doi}
              entry={entry}
              isConnected={first.isConnected}
              userId={userId}
              isBusy={again.isPending && again.variables.params?.articleId === entry.articleId}
              onAgain={depositAgain}
            />
          ))}
        </CardTable>
      )}
      {parts && <ShowMore parts={{ ...parts, shown: open }} noun={t.doisNoun()} />}
    </PanelSection>
  );
}
