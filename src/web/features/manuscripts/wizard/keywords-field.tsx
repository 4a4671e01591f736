import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { splitKeywords } from '../../../../contracts/keywords.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { withKeywords } from './draft.ts';
import styles from './keywords-field.module.css';

interface KeywordsFieldProps {
  readonly keywords: readonly string[];
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (keywords: string[], typed: string) => void;
}

/** Keywords, added by Enter or a divider and removed one by one. */
export function KeywordsField({ keywords, typed, error, onChange }: KeywordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const word = typed.trim().replaceAll(/\s+/g, ' ').replace(/[,;]$/, '');
    if (word !== '') onChange(withKeywords(keywords, [word]), '');
  };
  const type = (text: string) => {
    const words = splitKeywords(text);
    // A comma that was only just typed may belong to a name such as 2,4-D.
    const isEnded = words.length > 1 || /[;；؛،，、]\s*$|,\s+$/.test(text);
    onChange(isEnded ? withKeywords(keywords, words) : [...keywords], isEnded ? '' : text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const remove = (word: string) => {
    onChange(
      keywords.filter((kept) => kept !== word),
      typed,
    );
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <TextInput
          ref={input}
          className={styles.input ?? ''}
          label={t.keywords()}
          data-path="articleKeywords"
          description={t.keywordsHelp()}
          value={typed}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
        />
        <Button variant="default" onClick={add}>
          {common.add()}
        </Button>
      </div>
      {keywords.length > 0 && (
        <ul className={styles.words} aria-label={t.keywordsAdded()}>
          {keywords.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
              <button type="button" aria-label={t.removeNamed({ name: word })} onClick={() => remove(word)}>
                <IconX aria-hidden stroke={1.5} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
