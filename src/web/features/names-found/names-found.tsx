import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../messages/names-found.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './names-found.module.css';

/** Whether the writer marked the findings as not a problem. A changed text asks again. */
export function useMeant(text: string) {
  const [meant, setMeant] = useState<string | null>(null);
  return { isMeant: meant === text, mean: (isMeant: boolean) => setMeant(isMeant ? text : null) };
}

/** The findings in a text that was not sent. */
export interface FoundNames {
  readonly message: string;
  readonly lines: readonly string[];
}

/** The findings of an error; null if the error has another reason. */
export const foundNames = (error: ApiError | null): FoundNames | null =>
  error?.code === 'names-found'
    ? { message: error.message, lines: Object.values(error.fields).flatMap((lines) => lines.split('\n')) }
    : null;

interface NamesFoundProps {
  readonly found: FoundNames;
  readonly meant: ReturnType<typeof useMeant>;
  readonly label: string;
}

/** Lists the findings and lets the writer mark them as not a problem. */
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

/** The findings below a text that is sent at once. */
export const NamesInText = ({ found, meant }: NamesInTextProps) =>
  found && (
    <Message kind="warn">
      <NamesFound found={found} meant={meant} label={t.sendAnyway()} />
    </Message>
  );
