import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import type { CitedWork } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { moved } from './reference-changes.ts';
import styles from './references.module.css';

type Authors = CitedWork['authors'];

interface AuthorFieldsProps {
  readonly authors: Authors;
  readonly onChange: (authors: Authors) => void;
}

/** The authors of a cited work in their order. */
export function AuthorFields({ authors, onChange }: AuthorFieldsProps) {
  const change = (place: number, part: Partial<Authors[number]>) =>
    onChange(authors.map((author, at) => (at === place ? { ...author, ...part } : author)));
  return (
    <fieldset className={styles.authors}>
      <legend>{t.authors()}</legend>
      {authors.map(({ given, family }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- only their order tells authors of one name apart
        <div key={place} className={styles.author} role="group" aria-label={t.authorNumber({ number: place + 1 })}>
          <TextInput
            label={t.family()}
            value={family}
            onChange={({ currentTarget }) => change(place, { family: currentTarget.value })}
          />
          <TextInput
            label={t.given()}
            value={given}
            onChange={({ currentTarget }) => change(place, { given: currentTarget.value })}
          />
          <span className={styles.authorActions}>
            <ActionIcon
              variant="default"
              size="lg"
              disabled={place === 0}
              aria-label={t.moveAuthorUp({ number: place + 1 })}
              onClick={() => onChange(moved(authors, place, place - 1))}
            >
              <IconArrowUp aria-hidden size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t.removeAuthor({ number: place + 1 })}
              onClick={() => onChange(authors.filter((_, at) => at !== place))}
            >
              <IconX aria-hidden size={18} stroke={1.5} />
            </ActionIcon>
          </span>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus aria-hidden size={16} />}
        onClick={() => onChange([...authors, { given: '', family: '' }])}
      >
        {t.addAuthor()}
      </Button>
    </fieldset>
  );
}
