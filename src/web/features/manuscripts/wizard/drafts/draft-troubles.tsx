import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { StoredDraft } from '../../../../../contracts/drafts.ts';
import * as t from '../../../../../messages/wizard.ts';
import { momentWords } from '../../../../drafts/status-words.ts';
import { useLastWarning } from '../../../../drafts/use-last-warning.ts';
import { Message } from '../../../../ui/forms/message.tsx';
import { copyAsNew, forgetDraft, syncOf } from './draft-store.ts';
import styles from './draft-troubles.module.css';
import { differences, type SavedDraft, type OpenDraft } from './saved-draft.ts';
import { wizardAddress } from './wizard-address.ts';

interface DraftChoiceProps {
  readonly kept: SavedDraft;
  readonly there: StoredDraft;
  readonly onChoose: (which: 'here' | 'there') => void;
}

const list = new Intl.ListFormat('en-GB');

/** Two devices changed one draft: both versions stay until the person has chosen (decision 35). */
function DraftChoice({ kept, there, onChoose }: DraftChoiceProps) {
  return (
    <Message kind="info">
      <p>
        {t.changedOnTwoDevices({
          time: momentWords(there.savedAt),
          parts: list.format(differences(kept.content, there.content)),
        })}
      </p>
      <div className={styles.choices}>
        <Button variant="default" onClick={() => onChoose('there')}>
          {t.takeOtherVersion()}
        </Button>
        <Button variant="default" onClick={() => onChoose('here')}>
          {t.keepMine()}
        </Button>
      </div>
    </Message>
  );
}

interface GoneDraftProps {
  readonly onKeep: () => void;
  readonly onDrop: () => void;
}

/** A draft that has been submitted or discarded elsewhere while this page still shows it. */
function GoneDraft({ onKeep, onDrop }: GoneDraftProps) {
  return (
    <Message kind="info">
      <p>{t.draftGoneElsewhere()}</p>
      <div className={styles.choices}>
        <Button variant="default" onClick={onKeep}>
          {t.keepAsNewDraft()}
        </Button>
        <Button variant="default" onClick={onDrop}>
          {t.discardCopy()}
        </Button>
      </div>
    </Message>
  );
}

interface DraftTroublesProps {
  readonly userId: string;
  readonly open: OpenDraft;
  readonly listAddress: string;
  /** Called when the person has chosen between two states, and the question with its buttons is gone. */
  readonly onChosen: () => void;
}

/** What only the person can decide about a draft: which of two versions to keep, or what to do with one that is gone. */
export function DraftTroubles({ userId, open, listAddress, onChosen }: DraftTroublesProps) {
  const navigate = useNavigate();
  const { kept, trouble } = open;
  const name = { userId, awsId: kept.awsId };
  useLastWarning(open);
  if (trouble?.kind === 'changed-elsewhere') {
    const choose = (which: 'here' | 'there') => {
      syncOf(name).choose(which);
      onChosen();
    };
    return <DraftChoice kept={kept} there={trouble.there} onChoose={choose} />;
  }
  if (trouble?.kind !== 'gone') return null;
  const drop = () => {
    void navigate(listAddress);
    forgetDraft(name);
  };
  return <GoneDraft onKeep={() => void navigate(wizardAddress(copyAsNew(name)), { replace: true })} onDrop={drop} />;
}
