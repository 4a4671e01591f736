import { Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { letterGroups, letterTemplates, type ListedTemplate } from '../../../../contracts/letter-templates.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { stateNamed, useNarrowing } from '../../../ui/use-narrowing.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { foundLetters, wordsStateNames, wordsStates } from './found-letters.ts';
import { groupAnchor, LetterGroup } from './letter-group.tsx';
import styles from './letters.module.css';

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
