import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FoundInFile, SettledOffer } from '../../../../contracts/drafts.ts';
import type { StepProps } from '../wizard/draft.ts';
import { OfferRow } from './offer-row.tsx';
import styles from './offered-details.module.css';
import { answered, givesWay, isThere, offerNames, putBack, used, type OfferKind } from './offers.ts';

interface OfferHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: string;
  readonly openCount: number;
  /** How many of the open ones replace nothing. */
  readonly lossless: number;
  readonly onUseAll: () => void;
  readonly onClose: () => void;
}

/** Where the offers come from, and how to take them all or put them away. */
function OfferHead({ heading, name, openCount, lossless, onUseAll, onClose }: OfferHeadProps) {
  return (
    <div className={styles.head}>
      <h4 ref={heading} tabIndex={-1}>
        {openCount > 0 ? 'Found in' : 'Done with'} <bdi>{name}</bdi>
      </h4>
      {lossless > 1 && (
        <Button size="compact-md" onClick={onUseAll}>
          {lossless === openCount ? 'Use all' : 'Use all that replace nothing'}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onClose}>
        {openCount > 0 ? 'Put away' : 'Close'}
      </Button>
    </div>
  );
}

interface OfferListProps extends Pick<StepProps, 'draft' | 'change'> {
  readonly found: FoundInFile;
  /** Whether the file has just been read; of what was kept from before, nothing takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const outcomes = { used: 'is taken over', declined: 'is left out', open: 'is as you typed it again' } as const;

/** What was read, one by one beside what is there; nothing that was typed gives way without a yes. */
export function OfferList({ found, takesFocus, draft, change, onClose }: OfferListProps) {
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = found.offers.filter(({ outcome }) => outcome === 'open');
  const withoutLoss = open.filter(({ offer }) => givesWay(offer, draft) === null);
  const arrive = useEffectEvent(() => takesFocus && heading.current?.focus());
  useEffect(() => void arrive(), []);

  const moveOn = () =>
    // The next offer takes the focus once the list has been drawn anew; after the last, the heading.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLElement>('[data-offer="open"] button');
      (next ?? heading.current)?.focus();
    });
  const settle = (kind: OfferKind, outcome: SettledOffer['outcome'], typed: string | null) => {
    change((now) => answered(kind, outcome, typed, now));
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
        name={found.fileName}
        openCount={open.length}
        lossless={withoutLoss.length}
        onUseAll={() => withoutLoss.forEach(use)}
        onClose={onClose}
      />
      <ul ref={list} className={styles.offers}>
        {found.offers.map((settled) => (
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
