import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { letterGroups, letterTemplates, type ListedTemplate } from '../../../../contracts/letter-templates.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { stateNamed, useNarrowing } from '../../../ui/use-narrowing.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { letterAddress } from '../site-parts.ts';
import { foundLetters, wordsStateNames, wordsStateOf, wordsStates } from './found-letters.ts';
import styles from './letters.module.css';

/** Names a group in the address. */
const groupAnchor = (group: string): string => `letters-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

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
function LetterGroup({ group, letters }: LetterGroupProps) {
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

function Groups({ templates }: { templates: readonly ListedTemplate[] }) {
  const groups = letterGroups
    .map((group) => ({ group, letters: templates.filter((template) => template.group === group) }))
    .filter(({ letters }) => letters.length > 0);
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Groups of emails">
          <ul className={styles.jumps}>
            {groups.map(({ group, letters }) => (
              <li key={group}>
                <a href={`#${groupAnchor(group)}`}>{group}</a> <span className={styles.count}>{letters.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ group, letters }) => (
        <LetterGroup key={group} group={group} letters={letters} />
      ))}
    </>
  );
}

/** The letters, by what they are about; what is looked for stands in the address. */
export function LetterList() {
  const { data, error } = useCall(letterTemplates.list);
  const { words, state, narrow } = useNarrowing(wordsStates);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    narrow({ words: '', state: null });
    field.current?.focus();
  };
  if (!data) return <Reading error={error} />;
  const found = foundLetters(data.templates, { words, state });
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>
        Everything that the product writes by itself. You change the words; it fills in names, dates and links.
      </p>
      <ListSearch
        label="Search emails"
        description="By name, or by whom it goes to and when"
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        <NativeSelect
          label="Words"
          data={[
            { value: '', label: 'All' },
            ...wordsStates.map((value) => ({ value, label: wordsStateNames[value] })),
          ]}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => narrow({ state: stateNamed(wordsStates, value) })}
        />
      </ListSearch>
      <p className="visually-hidden" role="status">
        {found.length === 1 ? '1 email' : `${found.length} emails`}
      </p>
      {found.length === 0 ? (
        <EmptyState drawing={<SiftedSand />} title="No email fits" level={3}>
          <p>Look for a word of its name, or for who gets it: author, reviewer, editor.</p>
          <Button variant="default" onClick={clear}>
            Clear the search
          </Button>
        </EmptyState>
      ) : (
        <Groups templates={found} />
      )}
    </div>
  );
}
