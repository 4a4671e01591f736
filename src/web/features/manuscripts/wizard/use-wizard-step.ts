import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { steps, type Draft, type DraftChange } from './draft.ts';
import { stepIn, wizardAddress } from './drafts/wizard-address.ts';

interface WizardStepInAddress {
  readonly step: number;
  /** How often the person has moved on, the browser's Back included. */
  readonly arrivals: number;
  readonly go: (step: number) => void;
  /** Counts as arriving at the step again, without leaving it. */
  readonly arrive: () => void;
}

/** The step is in the address, so that the browser's Back stays within the wizard; the draft remembers the last one. */
export function useWizardStep(
  draft: Draft,
  isTouched: boolean,
  change: (change: DraftChange) => void,
): WizardStepInAddress {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = stepIn(search, steps.length);
  const step = inAddress ?? draft.step;
  const [shown, setShown] = useState(step);
  const [arrivals, setArrivals] = useState(0);
  const arrive = () => setArrivals((count) => count + 1);
  if (shown !== step) {
    setShown(step);
    arrive();
  }
  const isNamed = inAddress !== null && search.get('draft') === draft.awsId;
  useEffect(() => {
    if (isTouched && !isNamed)
      void navigate(wizardAddress(draft.awsId, step), { replace: true, preventScrollReset: true });
  }, [isTouched, isNamed, draft.awsId, step, navigate]);
  // Looking at a draft is no change of it; moving on in it is.
  const remember = useEffectEvent(() => {
    if (draft.step !== step) change({ step, leftSteps: [...new Set([...draft.leftSteps, draft.step])] });
  });
  useEffect(() => {
    if (arrivals > 0) remember();
  }, [arrivals]);
  const go = (next: number) => {
    if (next === step) arrive();
    else void navigate(wizardAddress(draft.awsId, next), { preventScrollReset: true });
  };
  return { step, arrivals, go, arrive };
}
