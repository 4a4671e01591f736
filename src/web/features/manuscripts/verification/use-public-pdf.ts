import { useEffect } from 'react';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification, type PublicPdfWay } from '../../../../contracts/verification.ts';
import { useCallMutation } from '../../../api/use-call.ts';

/** The PDF that is made of a Word manuscript once the dialog opens, to be looked at before it is published. */
export function usePublicPdf(manuscript: Manuscript, isOpen: boolean) {
  const { mutate, data, error, variables, isPending, isIdle } = useCallMutation(verification.previewPublicPdf, []);
  const isMade = manuscript.publicDocument === 'print' || manuscript.publicDocument === 'conversion';
  const { id: articleId } = manuscript;
  useEffect(() => {
    if (isOpen && isMade && isIdle) mutate({ params: { articleId }, body: { way: 'print' } });
  }, [isOpen, isMade, isIdle, mutate, articleId]);
  return {
    isMaking: isPending,
    file: data?.file ?? null,
    problem: error,
    way: variables?.body?.way ?? 'print',
    canConvert: (data?.canConvert ?? false) && manuscript.publicDocument === 'print',
    make: (way: PublicPdfWay) => mutate({ params: { articleId }, body: { way } }),
  };
}
