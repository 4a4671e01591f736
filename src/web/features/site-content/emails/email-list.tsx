import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  emailGroupNames,
  emailGroups,
  emailTemplates,
  type EmailGroup as Group,
  type ListedTemplate,
} from '../../../../contracts/email-templates.ts';
import { journals } from '../../../../contracts/journals.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/site-content.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { stateNamed, useNarrowing, type NarrowingInUse } from '../../../ui/use-narrowing.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { emailAddress } from '../site-parts.ts';
import { foundEmails, wordsStateNames, wordsStateOf, wordsStates, type WordsState } from './found-emails.ts';
import styles from './emails.module.css';

type NamedJournal = ReplyOf<typeof journals.categories>[number];

/** Names a group in the address. */
const groupAnchor = (group: string): string => `letters-${group.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Whether the template was changed, and whether it is used. */
function OtherWords({ template }: { template: ListedTemplate }) {
  const state = wordsStateOf(template);
  if (state === 'original') return null;
  const Icon = state === 'changed' ? IconPencil : IconAlertTriangle;
  return (
    <span className={styles.otherWords} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {wordsStateNames[state]()}
    </span>
  );
}

interface EmailGroupProps {
  readonly group: Group;
  readonly emails: readonly ListedTemplate[];
}

/** A group of templates, each with when it is sent and whether it was changed. */
function EmailGroup({ group, emails }: EmailGroupProps) {
  const [search] = useSearchParams();
  return (
    <section aria-labelledby={groupAnchor(group)}>
      <h4 id={groupAnchor(group)} tabIndex={-1} className={styles.group}>
        {emailGroupNames[group]()}
      </h4>
      <ul className={styles.emails}>
        {emails.map((template) => (
          <li key={template.name}>
            <Link to={emailAddress(search, template.name)}>{template.title}</Link>
            <p className={styles.when}>{template.when}</p>
            <OtherWords template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ templates }: { templates: readonly ListedTemplate[] }) {
  const groups = emailGroups
    .map((group) => ({ group, emails: templates.filter((template) => template.group === group) }))
    .filter(({ emails }) => emails.length > 0);
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={t.templateGroups()}>
          <ul className={styles.jumps}>
            {groups.map(({ group, emails }) => (
              <li key={group}>
                <a href={`#${groupAnchor(group)}`}>{emailGroupNames[group]()}</a>{' '}
                <span className={styles.count}>{emails.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ group, emails }) => (
        <EmailGroup key={group} group={group} emails={emails} />
      ))}
    </>
  );
}

interface FiltersProps {
  readonly titles: readonly NamedJournal[];
  readonly narrowing: NarrowingInUse<WordsState, string>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Whose emails are listed, and which of them. */
function Filters({ titles, narrowing: { words, area, state, narrow }, field }: FiltersProps) {
  return (
    <>
      {titles.length > 0 && (
        <NativeSelect
          label={t.whoseEmails()}
          description={area === null ? t.whoseEmailsHint() : t.journalEmailsHint()}
          data={[
            { value: '', label: t.emailsOfSite() },
            ...titles.map(({ id, journalTitle }) => ({ value: id, label: journalTitle })),
          ]}
          value={area ?? ''}
          onChange={({ currentTarget: { value } }) => narrow({ area: value === '' ? null : value })}
        />
      )}
      <ListSearch
        label={t.searchTemplates()}
        description={t.searchTemplatesHint()}
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        <NativeSelect
          label={t.template()}
          data={[
            { value: '', label: t.all() },
            ...wordsStates.map((value) => ({ value, label: wordsStateNames[value]() })),
          ]}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => narrow({ state: stateNamed(wordsStates, value) })}
        />
      </ListSearch>
    </>
  );
}

function Found({ titles }: { titles: readonly NamedJournal[] }) {
  const narrowing = useNarrowing(
    wordsStates,
    titles.map(({ id }) => id),
  );
  const { words, area, state, narrow } = narrowing;
  const { data, error } = useCall(
    emailTemplates.list,
    { query: { journalId: area ?? undefined } },
    { keepsLast: true },
  );
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    narrow({ words: '', state: null });
    field.current?.focus();
  };
  if (!data) return <Reading error={error} />;
  const found = foundEmails(data.templates, { words, state });
  return (
    <>
      <Filters titles={titles} narrowing={narrowing} field={field} />
      <p className="visually-hidden" role="status">
        {t.templateCount({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
          <p>{t.noMatchesHint()}</p>
          <Button variant="default" onClick={clear}>
            {common.clearSearch()}
          </Button>
        </EmptyState>
      ) : (
        <Groups templates={found} />
      )}
    </>
  );
}

/** The templates of the site or of a journal, by topic; the choice and the search are in the address. */
export function EmailList() {
  const { data, error } = useCall(journals.categories, { query: {} });
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>{t.templatesLead()}</p>
      {data ? <Found titles={data} /> : <Reading error={error} />}
    </div>
  );
}
