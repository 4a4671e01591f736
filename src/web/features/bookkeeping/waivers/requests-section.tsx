import { fees } from '../../../../contracts/fees.ts';
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
  return (
    <EmptyState drawing={<RisingSun />} title="No request waits" level={3}>
      <p>
        Authors ask for a smaller handling fee on their dashboard, once their manuscript is accepted. Their requests
        stand here until somebody decides.
      </p>
    </EmptyState>
  );
}

/** It stands there for everybody, whatever waits: that a request is kept from them would tell reviewers of one. */
function KeptFromReviewers() {
  return (
    <p className={styles.soft}>
      A request for a manuscript that you review, or did, does not stand here before its article is published, for it
      names the author. Another administrator decides it; where the house has none, please make somebody an
      administrator first, under People.
    </p>
  );
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
        <PanelSection title="Waiting for a decision" lead="The oldest first." isWide>
          <ul className={styles.cards}>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} onDecide={decide(request)} />
            ))}
          </ul>
        </PanelSection>
      )}
      <KeptFromReviewers />
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

/** Requests for a smaller handling fee: those that wait, the oldest first, then what was decided. */
export function RequestsSection() {
  const { parts, error } = useListParts(fees.waiverRequests, {}, ({ requests }) => requests);
  if (!parts) return <Reading error={error} />;
  const decided = parts.shown.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <WaitingRequests requests={parts.shown.filter(({ state }) => state === 'waiting')} />
      {(decided.length > 0 || !parts.hasMore) && (
        <PanelSection title="Decided" isWide>
          <DecidedRequests requests={decided} />
        </PanelSection>
      )}
      <ShowMore parts={parts} noun="requests" />
    </>
  );
}
