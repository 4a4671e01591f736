import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FoundInFile, SettledOffer } from '../../../../contracts/drafts.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import type { StepProps } from '../wizard/draft.ts';
import { OfferRow } from './offer-row.tsx';
import styles from './offered-details.module.css';
import { answered, givesWay, isThere, offerNames, undone, used, type OfferKind } from './offers.ts';

interface OfferHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: string;
  readonly openCount: number;
  /** How many of the open ones replace nothing. */
  readonly lossless: number;
  readonly onUseAll: () => void;
  readonly onClose: () => void;
}

/** Where the suggestions come from, and how to use or dismiss all of them. */
function OfferHead({ heading, name, openCount, lossless, onUseAll, onClose }: OfferHeadProps) {
  return (
    <div className={styles.head}>
      <h4 ref={heading} tabIndex={-1}>
        {openCount > 0 ? t.foundIn({ name, bdi }) : t.doneWith({ name, bdi })}
      </h4>
      {lossless > 1 && (
        <Button size="compact-md" onClick={onUseAll}>
          {lossless === openCount ? t.takeAll() : t.takeAllThatReplaceNothing()}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onClose}>
        {openCount > 0 ? t.dismiss() : common.close()}
      </Button>
    </div>
  );
}

interface OfferListProps extends Pick<StepProps, 'draft' | 'change'> {
  readonly found: FoundInFile;
  /** Whether the file has just been read; earlier suggestions do not take the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

const outcomes = {
  used: t.suggestionAddedNow,
  declined: t.suggestionSkippedNow,
  open: t.suggestionUndoneNow,
} as const;

/** Whether the person types in a field, which must not lose the focus to what has been read meanwhile. */
const isTyping = (): boolean => document.activeElement?.matches('input:not([type="file"]), textarea') ?? false;

/** The suggestions, one by one beside the current text; typed text is only replaced when the person says so. */
export function OfferList({ found, takesFocus, draft, change, onClose }: OfferListProps) {
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = found.offers.filter(({ outcome }) => outcome === 'open');
  const withoutLoss = open.filter(({ offer }) => givesWay(offer, draft) === null);
  const arrive = useEffectEvent(() => takesFocus && !isTyping() && heading.current?.focus());
  useEffect(() => void arrive(), []);

  const moveOn = () =>
    // The next suggestion takes the focus once the list is drawn again; after the last, the heading.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLElement>('[data-offer="open"] button');
      (next ?? heading.current)?.focus();
    });
  const settle = (kind: OfferKind, outcome: SettledOffer['outcome'], typed: string | null) => {
    change((now) => answered(kind, outcome, typed, now));
    say(outcomes[outcome]({ name: offerNames[kind]() }));
    moveOn();
  };
  const use = ({ offer }: SettledOffer) => {
    change((now) => used(offer, now));
    settle(offer.kind, 'used', givesWay(offer, draft));
  };
  const undo = ({ offer, outcome, typed }: SettledOffer) => {
    if (outcome === 'used') change((now) => undone(offer, typed, now));
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
