import { useNavigate } from 'react-router';
import { useLastWarning } from '../../../../drafts/use-last-warning.ts';
import { copyAsNew, forgetDraft, syncOf } from './draft-store.ts';
import { DraftChoice, GoneDraft } from './draft-choice.tsx';
import type { OpenDraft } from './open-draft.ts';
import { wizardAddress } from './wizard-address.ts';

interface DraftTroublesProps {
  readonly userId: string;
  readonly open: OpenDraft;
  readonly listAddress: string;
  /** Called when the person has chosen between two states, and the question with its buttons is gone. */
  readonly onChosen: () => void;
}

/** What only the person can decide about a draft: which of two states to keep, or what becomes of one that is gone. */
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
