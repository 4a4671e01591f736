import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import type { ListedTemplate } from '../../../../contracts/letter-templates.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { letterAddress } from '../site-parts.ts';
import { wordsStateNames, wordsStateOf } from './found-letters.ts';
import styles from './letters.module.css';

/** Names a group in the address. */
export const groupAnchor = (group: string): string => `letters-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

const columns = ['Letter', 'Words'] as const;

/** Whose words the letter has; a fault is said by an icon and words. */
function Words({ template }: { template: ListedTemplate }) {
  const state = wordsStateOf(template);
  return (
    <span className={styles.wordsState} data-state={state}>
      {state === 'not-used' && <IconAlertTriangle aria-hidden stroke={1.5} size={20} />}
      {wordsStateNames[state]}
    </span>
  );
}

interface LetterGroupProps {
  readonly group: string;
  readonly letters: readonly ListedTemplate[];
}

/** The letters about one thing. */
export function LetterGroup({ group, letters }: LetterGroupProps) {
  const [search] = useSearchParams();
  return (
    <section aria-label={group}>
      <h4 id={groupAnchor(group)} tabIndex={-1} className={styles.group}>
        {group}
      </h4>
      <CardTable label={group} columns={columns}>
        {letters.map((template) => (
          <CardRow key={template.name}>
            <CardCell label={columns[0]}>
              <Link to={letterAddress(search, template.name)}>{template.title}</Link>
              <p className={styles.when}>{template.when}</p>
            </CardCell>
            <CardCell label={columns[1]}>
              <Words template={template} />
            </CardCell>
          </CardRow>
        ))}
      </CardTable>
    </section>
  );
}
