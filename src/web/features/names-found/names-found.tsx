import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './names-found.module.css';

/** Whether the writer of a text means what was found in it; once the text changes, they are asked again. */
export function useMeant(text: string) {
  const [meant, setMeant] = useState<string | null>(null);
  return { isMeant: meant === text, mean: (isMeant: boolean) => setMeant(isMeant ? text : null) };
}

/** What was found in a text that was not sent, in words. */
export interface FoundNames {
  readonly message: string;
  readonly lines: readonly string[];
}

/** What a refusal found; null where it has another reason. */
export const foundNames = (error: ApiError | null): FoundNames | null =>
  error?.code === 'names-found'
    ? { message: error.message, lines: Object.values(error.fields).flatMap((lines) => lines.split('\n')) }
    : null;

interface NamesFoundProps {
  readonly found: FoundNames;
  readonly meant: ReturnType<typeof useMeant>;
  readonly label: string;
}

/** Says what was found in a text that was not sent, and lets its writer mean it. */
export function NamesFound({ found, meant, label }: NamesFoundProps) {
  return (
    <>
      <p>{found.message}</p>
      <ul className={styles.lines}>
        {found.lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <Checkbox
        label={label}
        checked={meant.isMeant}
        onChange={({ currentTarget }) => meant.mean(currentTarget.checked)}
      />
    </>
  );
}

interface NamesInTextProps extends Pick<NamesFoundProps, 'meant'> {
  readonly found: FoundNames | null;
}

/** The same below the text, where it goes out at once; nothing while nothing was found. */
export const NamesInText = ({ found, meant }: NamesInTextProps) =>
  found && (
    <Message kind="warn">
      <NamesFound found={found} meant={meant} label="This is meant, send it anyway" />
    </Message>
  );
