import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../contracts/call.ts';
import { dois, type OpenDoi } from '../../../contracts/dois.ts';
import { pages } from '../../../contracts/pages.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import styles from './overview.module.css';
import { openDoisAnchor } from './waiting-words.ts';

type House = Pick<ReplyOf<typeof dois.open>, 'prefix' | 'isConnected' | 'registered'>;

/** What becomes of the DOIs of this house, in short. */
function doiLead({ prefix, isConnected, registered }: House): string {
  const given =
    prefix === null
      ? 'No prefix is configured: articles get no DOI.'
      : `Each article that is accepted gets a DOI below ${prefix}.`;
  const where = isConnected
    ? 'Crossref is told of each, and again when an article is opened or withdrawn.'
    : 'They wait here: no account at Crossref is configured yet.';
  return `${given} ${where} On record: ${registered.toLocaleString('en')}.`;
}

/** How a DOI stands, in words. */
function doiStanding({ state, isRegistered }: Pick<OpenDoi, 'state' | 'isRegistered'>, isConnected: boolean): string {
  const told = isRegistered ? 'the change' : 'it';
  switch (state) {
    case 'refused':
      return `Crossref refused ${told}`;
    case 'submitted':
      return `Crossref has ${told} and has not answered yet`;
    case 'waiting':
      return isConnected ? `Crossref is told of ${told} within the next minutes` : 'Waits for an account at Crossref';
  }
}

const columns = ['Article', 'DOI', 'How it stands', 'To do'] as const;

interface RowProps {
  readonly entry: OpenDoi;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  readonly onAgain: (articleId: string) => void;
}

function DoiRow({ entry, isConnected, isBusy, onAgain }: RowProps) {
  const { articleId, doi, title, journalTitle, journalAbbreviation, state, message, since } = entry;
  const isRefused = state === 'refused';
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.title}>
          <Link to={pages.article.href({ catId: journalAbbreviation, articleId })}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>{journalTitle}</p>
      </CardCell>
      <CardCell label={columns[1]}>
        <bdi className={styles.code}>{doi}</bdi>
      </CardCell>
      <CardCell label={columns[2]}>
        <p className={isRefused ? styles.refused : styles.standing}>
          {isRefused ? (
            <IconAlertTriangle aria-hidden stroke={1.5} size={18} />
          ) : (
            <IconClock aria-hidden stroke={1.5} size={18} />
          )}
          {doiStanding(entry, isConnected)}
        </p>
        {message !== null && (
          <p className={styles.said} dir="auto">
            {message}
          </p>
        )}
        <p className={styles.soft}>Since {formatMoment(new Date(since))}</p>
      </CardCell>
      <CardCell label={columns[3]}>
        {isConnected ? (
          <Button variant="default" loading={isBusy} onClick={() => onAgain(articleId)}>
            Deposit again<span className="visually-hidden"> {doi}</span>
          </Button>
        ) : (
          <span className={styles.soft}>Nothing yet</span>
        )}
      </CardCell>
    </CardRow>
  );
}

/** The DOIs that are not on record at the registrar, with what it says; a house without a prefix has none. */
export function OpenDois() {
  const { parts, error } = useListParts(dois.open, {}, (part) => [part]);
  const again = useCallMutation(dois.depositAgain, [dois.open]);
  const [first] = parts?.shown ?? [];
  if (first?.prefix === null && first.registered === 0 && first.dois.length === 0) return null;
  const depositAgain = (articleId: string) =>
    again.mutate({ params: { articleId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  const open = parts?.shown.flatMap((part) => part.dois) ?? [];
  return (
    <PanelSection title="DOIs" lead={first && doiLead(first)} anchor={openDoisAnchor} isWide>
      {!first && <Reading error={error} />}
      {again.error && <Message kind="bad">{again.error.message}</Message>}
      {first && open.length === 0 && <p className={styles.soft}>Every DOI is on record as its article stands.</p>}
      {first && open.length > 0 && (
        <CardTable label="DOIs that are not on record" columns={columns}>
          {open.map((entry) => (
            <DoiRow
              key={entry.doi}
              entry={entry}
              isConnected={first.isConnected}
              isBusy={again.isPending && again.variables.params?.articleId === entry.articleId}
              onAgain={depositAgain}
            />
          ))}
        </CardTable>
      )}
      {parts && <ShowMore parts={{ ...parts, shown: open }} noun="DOIs" />}
    </PanelSection>
  );
}
