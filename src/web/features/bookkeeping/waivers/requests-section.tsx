import { fees } from '../../../../contracts/fees.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { useListParts } from '../../../api/use-call-parts.ts';
import { RisingSun } from '../../../ui/drawings/rising-sun.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { useReturnFocus } from '../../lists/use-list-dialog.ts';
import { DecidedRequests } from './decided-requests.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RequestCard, type ListedRequest, type Verdict } from './request-card.tsx';
import styles from './waivers.module.css';

interface Asked {
  readonly request: ListedRequest;
  readonly verdict: Verdict;
}

const dialogs = { grant: GrantDialog, refuse: RefuseDialog };

function NothingWaits() {
  return <EmptyState drawing={<RisingSun />} title={t.noRequestsTitle()} level={3} />;
}

/** Shown to everyone, always: showing it only to reviewers would tell them of a request. */
function HiddenFromReviewers() {
  return <p className={styles.soft}>{t.requestsHidden()}</p>;
}

function WaitingRequests({ requests }: { requests: readonly ListedRequest[] }) {
  const { asked, ask, close } = useAsked<Asked>();
  const { place, focus } = useReturnFocus();
  const decide = (request: ListedRequest) => (verdict: Verdict) => {
    focus.remember();
    ask({ request, verdict });
  };
  const DecisionDialog = asked && dialogs[asked.what.verdict];
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {requests.length === 0 ? (
        <NothingWaits />
      ) : (
        <PanelSection title={t.requestsTitle()} isWide>
          <ul className={styles.cards}>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} onDecide={decide(request)} />
            ))}
          </ul>
        </PanelSection>
      )}
      <HiddenFromReviewers />
      {asked && DecisionDialog && (
        <DecisionDialog
          key={asked.turn}
          request={asked.what.request}
          isOpen={asked.isOpen}
          onClose={close}
          focus={focus}
        />
      )}
    </div>
  );
}

/** Waiver requests: the pending ones, oldest first, then the decided ones. */
export function RequestsSection() {
  const { parts, error } = useListParts(fees.waiverRequests, {}, ({ requests }) => requests);
  if (!parts) return <Reading error={error} />;
  const decided = parts.shown.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <WaitingRequests requests={parts.shown.filter(({ state }) => state === 'waiting')} />
      {(decided.length > 0 || !parts.hasMore) && (
        <PanelSection title={t.requestsDecided()} isWide>
          <DecidedRequests requests={decided} />
        </PanelSection>
      )}
      <ShowMore parts={parts} noun={t.requestsNoun()} />
    </>
  );
}
