import { Link } from 'react-router';
import buttons from '../../../../ui/button.module.css';
import { LostFootprints } from '../../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { newSubmission, wizardAddress } from './wizard-address.ts';

/** The address names a draft that is not there. */
export function NoSuchDraft({ listAddress }: { listAddress: string }) {
  return (
    <EmptyState drawing={<LostFootprints />} title="This draft is not there any more">
      <p>It was submitted or discarded. What you submitted stands under My Manuscripts.</p>
      <Link className={buttons.primary} to={wizardAddress(newSubmission)}>
        Start another submission
      </Link>
      <Link className={buttons.secondary} to={listAddress}>
        My Manuscripts
      </Link>
    </EmptyState>
  );
}
