import { Button } from '@mantine/core';
import { IconBook2, IconCircleCheck, IconWorld } from '@tabler/icons-react';
import type { PublicationMode } from '../../../contracts/constants.ts';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import * as t from '../../../messages/fees.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { openCosts } from './handling-fee.ts';
import styles from './mode-choice.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 24 } as const;

const modes = {
  open: {
    Icon: IconWorld,
    name: t.openAccess,
    meaning: t.openAccessMeaning,
    choose: t.chooseOpenAccess,
  },
  subscription: {
    Icon: IconBook2,
    name: t.subscription,
    meaning: t.subscriptionMeaning,
    choose: t.chooseSubscription,
  },
} as const;

interface ModeCardProps {
  readonly mode: PublicationMode;
  readonly cost: string;
  readonly isChosen: boolean;
  /** Whether either way has been chosen: then the cards are shorter. */
  readonly isDecided: boolean;
  readonly isBusy: boolean;
  readonly isHeld: boolean;
  readonly onChoose: () => void;
}

function ModeCard({ mode, cost, isChosen, isDecided, isBusy, isHeld, onChoose }: ModeCardProps) {
  const { Icon, name, meaning, choose } = modes[mode];
  return (
    <li className={styles.mode} data-chosen={isChosen}>
      <h3 className={styles.name}>
        <Icon {...icon} />
        {name()}
      </h3>
      {!isDecided && <p className={styles.meaning}>{meaning()}</p>}
      <p className={styles.cost}>{cost}</p>
      {isChosen ? (
        <p className={styles.chosen}>
          <IconCircleCheck {...icon} />
          {t.chosen()}
        </p>
      ) : (
        <Button variant="default" loading={isBusy} disabled={isHeld} onClick={onChoose}>
          {choose()}
        </Button>
      )}
    </li>
  );
}

function leadOf({ mode, dueMinor, isPublic }: HandlingFee): string {
  const until = dueMinor > 0 ? t.untilPaid() : t.atOnce();
  if (mode !== null) return until;
  return `${isPublic ? t.publishedUnchosen() : t.acceptedUnchosen()} ${until}`;
}

/** The two ways in which an accepted article is published; either can be chosen until something is paid. */
export function ModeChoice({ fee }: { fee: HandlingFee }) {
  const choose = useCallMutation(fees.chooseMode, [fees.single]);
  const asked = choose.isPending ? choose.variables.body?.mode : null;
  const send = (mode: PublicationMode) =>
    choose.mutate(
      { params: { articleId: fee.articleId }, body: { mode } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  const card = (mode: PublicationMode, cost: string) => (
    <ModeCard
      mode={mode}
      cost={cost}
      isChosen={fee.mode === mode}
      isDecided={fee.mode !== null}
      isBusy={asked === mode}
      isHeld={choose.isPending && asked !== mode}
      onChoose={() => send(mode)}
    />
  );
  return (
    <section className={styles.choice} aria-labelledby="mode-of-publication">
      <h2 id="mode-of-publication" className={styles.title}>
        {t.accessTitle()}
      </h2>
      <p className={styles.lead}>{leadOf(fee)}</p>
      <ul className={styles.modes}>
        {card('open', openCosts(fee))}
        {card('subscription', t.noFee())}
      </ul>
      {choose.error && <Message kind="bad">{choose.error.message}</Message>}
    </section>
  );
}
