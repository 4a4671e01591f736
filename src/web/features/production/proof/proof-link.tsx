import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import { production } from '../../../../contracts/production.ts';
import * as t from '../../../../messages/production.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';

/** Leads an author to the proof of a manuscript that waits for their answer; nothing if none does. */
export function ProofLink({ articleId: manuscriptId }: { articleId: string }) {
  const proof = useCall(production.proofs).data?.proofs.find((one) => one.manuscriptId === manuscriptId);
  if (!proof) return null;
  return (
    <PanelSection title={t.yourProof()}>
      <p>
        {t.proofIsReady()} {proof.dueOn !== null && t.checkBy({ day: formatDay(proof.dueOn) })}
      </p>
      <Button component={Link} to={pages.proof.href({ manuscriptId })}>
        {t.checkProof()}
      </Button>
    </PanelSection>
  );
}
