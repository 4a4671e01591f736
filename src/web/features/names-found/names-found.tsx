import { Checkbox } from '@mantine/core';
import { Message } from '../../ui/forms/message.tsx';
import type { FoundNames } from './found-names.ts';
import styles from './names-found.module.css';
import type { useMeant } from './use-meant.ts';

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
