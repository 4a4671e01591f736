import { Checkbox } from '@mantine/core';
import * as t from '../../../../messages/wizard.ts';
import { useJournalSetup } from '../class-fields.tsx';
import type { Draft, DraftChange } from './draft.ts';
import styles from './review-step.module.css';

interface ChecklistProps {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
}

/** The statements that the journal wants confirmed before a submission; nothing where it has none. */
export function Checklist({ draft, change }: ChecklistProps) {
  const statements = useJournalSetup(draft.journalId)?.checklist ?? [];
  if (statements.length === 0) return null;
  const { confirmedStatements } = draft;
  const firstOpen = statements.find((statement) => !confirmedStatements.includes(statement));
  const tick = (statement: string, isTicked: boolean) =>
    change(({ confirmedStatements: before }) => ({
      confirmedStatements: [...before.filter((one) => one !== statement), ...(isTicked ? [statement] : [])],
    }));
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.title}>{t.checklist()}</legend>
      {statements.map((statement) => (
        <Checkbox
          key={statement}
          label={<span dir="auto">{statement}</span>}
          data-path={statement === firstOpen ? 'confirmedStatements' : undefined}
          checked={confirmedStatements.includes(statement)}
          onChange={(event) => tick(statement, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
