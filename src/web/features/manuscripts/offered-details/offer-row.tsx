import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { SettledOffer } from '../../../../contracts/drafts.ts';
import { offerNames } from './offers.ts';
import styles from './offered-details.module.css';
import { OfferText } from './offer-text.tsx';

interface OfferRowProps {
  readonly settled: SettledOffer;
  /** What stands in the field and would have to give way. */
  readonly typed: string | null;
  /** Whether the draft holds it already. */
  readonly isThere: boolean;
  readonly onUse: () => void;
  readonly onDecline: () => void;
  readonly onUndo: () => void;
}

const said = { used: 'Used', declined: 'Left out' } as const;

function Settled({ settled, onUndo }: Pick<OfferRowProps, 'settled' | 'onUndo'>) {
  const { offer, outcome, typed } = settled;
  if (outcome === 'open') return null;
  const Icon = outcome === 'used' ? IconCheck : IconMinus;
  const isUndoable = outcome === 'declined' || typed !== null;
  return (
    <p className={styles.settled}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {offerNames[offer.kind]}: {said[outcome]}
      {isUndoable && (
        <Button variant="subtle" size="compact-md" onClick={onUndo} aria-label={`Undo ${offerNames[offer.kind]}`}>
          Undo
        </Button>
      )}
    </p>
  );
}

/** One offer: what was found, what is there, and the two answers. */
export function OfferRow({ settled, typed, isThere, onUse, onDecline, onUndo }: OfferRowProps) {
  const { offer, outcome } = settled;
  const name = offerNames[offer.kind];
  if (outcome !== 'open') {
    return (
      <li>
        <Settled settled={settled} onUndo={onUndo} />
      </li>
    );
  }
  return (
    <li className={styles.offer} data-offer="open">
      <h5>{name}</h5>
      <OfferText offer={offer} />
      {typed !== null && (
        <div className={styles.typed}>
          <h5>In the field now</h5>
          <p dir="auto">{typed}</p>
        </div>
      )}
      {isThere && <p className={styles.upload}>This is in your draft already.</p>}
      <div className={styles.answers}>
        <Button
          size="compact-md"
          variant={typed === null ? 'filled' : 'default'}
          onClick={onUse}
          aria-label={`${typed === null ? 'Use' : 'Use instead'}: ${name}`}
        >
          {typed === null ? 'Use' : 'Use instead'}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDecline} aria-label={`Not this: ${name}`}>
          Not this
        </Button>
      </div>
    </li>
  );
}
