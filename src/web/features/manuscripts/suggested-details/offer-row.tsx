import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { Offer, SettledOffer } from '../../../../contracts/drafts.ts';
import * as t from '../../../../messages/wizard.ts';
import { nameOf } from '../wizard/authors.ts';
import styles from './offered-details.module.css';
import { offerNames } from './offers.ts';

/** A suggestion in full. */
function OfferText({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'title':
      return (
        <p className={styles.found} dir="auto">
          {offer.text}
        </p>
      );
    case 'abstract':
      return (
        <p className={styles.abstract} dir="auto">
          {offer.text}
        </p>
      );
    case 'keywords':
      return (
        <p className={styles.found} dir="auto">
          {offer.words.join(', ')}
        </p>
      );
    case 'authors':
      return (
        <ol className={styles.authors}>
          {offer.authors.map((author, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list does not change
            <li key={place}>
              <bdi>{nameOf(author)}</bdi>
              {[author.authorAffiliation, author.authorEmail].filter(Boolean).map((fact) => (
                <span key={fact}>
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ol>
      );
  }
}

interface OfferRowProps {
  readonly settled: SettledOffer;
  /** The text in the field that would be replaced. */
  readonly typed: string | null;
  /** Whether the draft holds it already. */
  readonly isThere: boolean;
  readonly onUse: () => void;
  readonly onDecline: () => void;
  readonly onUndo: () => void;
}

const said = { used: t.suggestionUsed, declined: t.suggestionSkipped } as const;

function Settled({ settled, onUndo }: Pick<OfferRowProps, 'settled' | 'onUndo'>) {
  const { offer, outcome } = settled;
  if (outcome === 'open') return null;
  const name = offerNames[offer.kind]();
  const Icon = outcome === 'used' ? IconCheck : IconMinus;
  return (
    <p className={styles.settled}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {said[outcome]({ name })}
      <Button variant="subtle" size="compact-md" onClick={onUndo} aria-label={t.undoNamed({ name })}>
        {t.undo()}
      </Button>
    </p>
  );
}

/** One suggestion: what was found, what the field has, and the two answers. */
export function OfferRow({ settled, typed, isThere, onUse, onDecline, onUndo }: OfferRowProps) {
  const { offer, outcome } = settled;
  const name = offerNames[offer.kind]();
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
          <h5>{t.inFieldNow()}</h5>
          <p dir="auto">{typed}</p>
        </div>
      )}
      {isThere && <p className={styles.upload}>{t.alreadyInDraft()}</p>}
      <div className={styles.answers}>
        <Button
          size="compact-md"
          variant={typed === null ? 'filled' : 'default'}
          onClick={onUse}
          aria-label={typed === null ? t.takeSuggestionNamed({ name }) : t.takeSuggestionInsteadNamed({ name })}
        >
          {typed === null ? t.takeSuggestion() : t.takeSuggestionInstead()}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDecline} aria-label={t.skipSuggestionNamed({ name })}>
          {t.skipSuggestion()}
        </Button>
      </div>
    </li>
  );
}
