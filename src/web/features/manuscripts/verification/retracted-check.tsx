import { verification } from '../../../../contracts/verification.ts';
import { useCall } from '../../../api/use-call.ts';
import { RetractedWorks } from '../../articles/retracted-works.tsx';

/** The retracted works that a manuscript cites, before it is published. */
export function RetractedCheck({ articleId }: { articleId: string }) {
  const { data } = useCall(verification.retracted, { params: { articleId } });
  return data ? <RetractedWorks retracted={data} /> : null;
}
