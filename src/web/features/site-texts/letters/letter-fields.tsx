import { Button } from '@mantine/core';
import type { LetterField } from '../../../../contracts/letter-templates.ts';
import styles from './letters.module.css';

interface LetterFieldsProps {
  readonly fields: readonly LetterField[];
  readonly onInsert: (name: string) => void;
}

/** What the product fills in: each field with what it stands for, and put into the text by a press. */
export function LetterFields({ fields, onInsert }: LetterFieldsProps) {
  return (
    <section aria-label="Fields">
      <h5 className={styles.fieldsTitle}>Fields that the product fills in</h5>
      <ul className={styles.fields}>
        {fields.map(({ name, about, example, isNeeded }) => (
          <li key={name}>
            <Button
              className={styles.field ?? ''}
              variant="default"
              size="compact-md"
              aria-label={`Put ${name} into the text`}
              onClick={() => onInsert(name)}
            >
              {`{{${name}}}`}
            </Button>
            <span className={styles.about}>
              {about}
              {isNeeded && <strong> (must stand in the text)</strong>}
              {example !== '' && <span className={styles.example}>For example: {example}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
