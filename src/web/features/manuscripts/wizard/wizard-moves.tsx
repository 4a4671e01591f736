import { Button } from '@mantine/core';
import { detailsStep, reviewStep } from './steps.ts';
import styles from './submission-wizard.module.css';

/** Back and Next below a step. */
export function WizardMoves({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <div className={styles.moves}>
      {step > detailsStep && (
        <Button variant="default" onClick={() => onGo(step - 1)}>
          Back
        </Button>
      )}
      {step < reviewStep && <Button onClick={() => onGo(step + 1)}>Next</Button>}
    </div>
  );
}
