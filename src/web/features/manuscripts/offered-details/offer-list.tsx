import { useEffect, useRef, useState } from 'react';
import type { StepProps } from '../wizard/step-props.ts';
import { OfferHead } from './offer-head.tsx';
import { OfferRow } from './offer-row.tsx';
import styles from './offered-details.module.css';
import { givesWay, isThere, offerNames, putBack, used, type OfferKind } from './offers.ts';
import { settleOffer, type Reading, type SettledOffer } from './reading-store.ts';

interface OfferListProps extends Pick<StepProps, 'draft' | 'change'> {
  readonly reading: Extract<Reading, { state: 'read' }>;
  readonly onClose: () => void;
}

const outcomes = { used: 'is taken over', declined: 'is left out', open: 'is as you typed it again' } as const;

/** What was read, one by one beside what is there; nothing that was typed gives way without a yes. */
export function OfferList({ reading, draft, change, onClose }: OfferListProps) {
  const { awsId } = draft;
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = reading.offers.filter(({ outcome }) => outcome === 'open');
  const withoutLoss = open.filter(({ offer }) => givesWay(offer, draft) === null);
  useEffect(() => heading.current?.focus(), []);

  const moveOn = () =>
    // The next offer takes the focus once the list has been drawn anew; after the last, the heading.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLElement>('[data-offer="open"] button');
      (next ?? heading.current)?.focus();
    });
  const settle = (kind: OfferKind, outcome: SettledOffer['outcome'], typed: string | null) => {
    settleOffer(awsId, kind, outcome, typed);
    say(`${offerNames[kind]}: ${outcomes[outcome]}.`);
    moveOn();
  };
  const use = ({ offer }: SettledOffer) => {
    change((now) => used(offer, now));
    settle(offer.kind, 'used', givesWay(offer, draft));
  };
  const undo = ({ offer, typed }: SettledOffer) => {
    if (typed !== null) change(putBack(offer.kind, typed));
    settle(offer.kind, 'open', null);
  };
  return (
    <>
      <OfferHead
        heading={heading}
        name={reading.name}
        openCount={open.length}
        lossless={withoutLoss.length}
        onUseAll={() => withoutLoss.forEach(use)}
        onClose={onClose}
      />
      <ul ref={list} className={styles.offers}>
        {reading.offers.map((settled) => (
          <OfferRow
            key={settled.offer.kind}
            settled={settled}
            typed={givesWay(settled.offer, draft)}
            isThere={isThere(settled.offer, draft)}
            onUse={() => use(settled)}
            onDecline={() => settle(settled.offer.kind, 'declined', null)}
            onUndo={() => undo(settled)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
