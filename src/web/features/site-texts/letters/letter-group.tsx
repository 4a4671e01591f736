import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import type { ListedTemplate } from '../../../../contracts/letter-templates.ts';
import { letterAddress } from '../site-parts.ts';
import { wordsStateNames, wordsStateOf } from './found-letters.ts';
import styles from './letters.module.css';

/** Names a group in the address. */
export const groupAnchor = (group: string): string => `letters-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** That the letter has other words than those it was delivered with, and whether they are used. */
function OtherWords({ template }: { template: ListedTemplate }) {
  const state = wordsStateOf(template);
  if (state === 'original') return null;
  const Icon = state === 'changed' ? IconPencil : IconAlertTriangle;
  return (
    <span className={styles.otherWords} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {wordsStateNames[state]}
    </span>
  );
}

interface LetterGroupProps {
  readonly group: string;
  readonly letters: readonly ListedTemplate[];
}

/** The letters about one thing: each with when it is sent, and whether its words were changed. */
export function LetterGroup({ group, letters }: LetterGroupProps) {
  const [search] = useSearchParams();
  return (
    <section aria-labelledby={groupAnchor(group)}>
      <h4 id={groupAnchor(group)} tabIndex={-1} className={styles.group}>
        {group}
      </h4>
      <ul className={styles.letters}>
        {letters.map((template) => (
          <li key={template.name}>
            <Link to={letterAddress(search, template.name)}>{template.title}</Link>
            <p className={styles.when}>{template.when}</p>
            <OtherWords template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}
