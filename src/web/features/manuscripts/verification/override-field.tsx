import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { ApiError } from '../../../api/api-error.ts';

/** Whether peer review has done its part, and the author theirs: else it is published with a reason only. */
const isReady = ({ reviewModel, articleStatus, turn }: Manuscript) =>
  reviewModel === 'verification' || (articleStatus === 'Accepted' && turn === 'administrator');

/** Why a manuscript is published without what peer review asks for, as far as it has to be said. */
export function useOverride(manuscript: Manuscript, problem: ApiError | null) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isNeeded = !isReady(manuscript) || problem?.code === 'reviews-missing';
  return {
    isNeeded,
    lacksReason: isNeeded && reason.trim() === '',
    missing:
      manuscript.articleStatus === 'Accepted'
        ? 'The author has not chosen the mode of publication yet.'
        : 'The manuscript has not been accepted after review.',
    reason,
    setReason,
    field,
    body: isNeeded ? { overrideReason: reason } : {},
  };
}

interface OverrideFieldProps {
  readonly override: ReturnType<typeof useOverride>;
  /** Whether what is missing is said at the field. */
  readonly isAsked: boolean;
}

/** The reason, where one is needed. */
export function OverrideField({ override, isAsked }: OverrideFieldProps) {
  const { isNeeded, lacksReason, missing, reason, setReason, field } = override;
  if (!isNeeded) return null;
  return (
    <Textarea
      ref={field}
      label="Reason"
      description={`${missing} You can publish it all the same with a reason, which is recorded.`}
      withAsterisk
      autosize
      minRows={3}
      maxRows={10}
      maxLength={2000}
      value={reason}
      error={isAsked && lacksReason ? 'The reason is required.' : null}
      onChange={({ currentTarget: { value } }) => setReason(value)}
    />
  );
}
