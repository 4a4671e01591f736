import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { emailGroupNames } from '../../../contracts/email-templates.ts';
import { emailStateNames, emailStates, type EmailState as EmailStatus } from '../../../contracts/mail-values.ts';
import { outbox, outboxAreas, type OutboxArea, type OutboxEmail } from '../../../contracts/outbox.ts';
import * as common from '../../../messages/common.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/outbox.ts';
import * as ui from '../../../messages/ui.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { useListParts, type ListParts } from '../../api/use-call-parts.ts';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { EmailState } from '../../ui/email-state.tsx';
import { stateNamed, useNarrowing } from '../../ui/use-narrowing.ts';
import { byDay, inGroups } from '../lists/by-day.ts';
import { DaySection, FoldedEntries, TimeOfDay } from '../lists/day-list.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import { OpenedEmail } from './opened-email.tsx';
import styles from './outbox.module.css';

const areaNames: Readonly<Record<OutboxArea, PlainMessage>> = { ...emailGroupNames, Mailings: t.mailings };

/** Without a mail server, what was sent has not left the Outbox. */
const wordFor = (state: EmailStatus, isBuiltIn: boolean): string =>
  isBuiltIn && state === 'sent' ? ui.unsent() : emailStateNames[state]();

/** An entry of the outbox, which expands to the email. */
function EmailEntry({ letter, isBuiltIn }: { letter: OutboxEmail; isBuiltIn: boolean }) {
  const { id, subject, to, state, stateAt } = letter;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.email}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <TimeOfDay at={stateAt} />
          <span className={styles.subject} dir="auto">
            {subject}
          </span>
          <EmailState state={state} isUnsent={isBuiltIn && state === 'sent'} />
          <IconChevronDown aria-hidden stroke={1.5} size={20} />
          <span className={styles.facts}>{t.toRecipient({ address: to, bdi })}</span>
        </summary>
        {isOpen && <OpenedEmail id={id} />}
      </details>
    </li>
  );
}

/** What an email is counted with; one that needs attention is alone. */
const kindOf = ({ state, kind, isOfMailing, subject }: OutboxEmail): string | null =>
  state === 'sent' || state === 'cancelled' ? `${state} ${isOfMailing ? subject : kind}` : null;

const alone = () => null;

/** Emails of one kind, folded if there are several. */
function EmailGroup({ group, isBuiltIn }: { group: readonly OutboxEmail[]; isBuiltIn: boolean }) {
  const [first] = group;
  if (first === undefined) return null;
  const entries = group.map((letter) => <EmailEntry key={letter.id} letter={letter} isBuiltIn={isBuiltIn} />);
  if (group.length === 1) return entries;
  const { kind, state, stateAt, subject, isOfMailing } = first;
  return (
    <FoldedEntries
      at={stateAt}
      title={
        <span className={styles.subject} dir="auto">
          {isOfMailing ? subject : kind}
        </span>
      }
      count={t.countOfKind({ count: group.length, state: wordFor(state, isBuiltIn) })}
    >
      {entries}
    </FoldedEntries>
  );
}

function NoEmails({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) return <EmptyState drawing={<OpenBook />} title={t.noEmailsTitle()} level={3} />;
  return (
    <EmptyState drawing={<SiftedSand />} title={common.noMatches()} level={3}>
      <p>{t.noMatchesHint()}</p>
      <Button variant="default" onClick={onClear}>
        {common.clearSearch()}
      </Button>
    </EmptyState>
  );
}

interface FoundProps {
  readonly parts: ListParts<OutboxEmail>;
  readonly isBuiltIn: boolean;
  readonly isOlder: boolean;
  readonly isNarrowed: boolean;
  /** Whether emails of one kind are one line: not those that are searched for. */
  readonly isFolded: boolean;
  readonly onClear: () => void;
}

function FoundEmails({ parts, isBuiltIn, isOlder, isNarrowed, isFolded, onClear }: FoundProps) {
  return (
    <div className={styles.found} aria-busy={isOlder}>
      {parts.shown.length > 0 ? (
        <div role="group" aria-label={t.emails()}>
          {byDay(parts.shown, ({ stateAt }) => stateAt).map(({ day, items }) => (
            <DaySection key={day} day={day}>
              {inGroups(items, isFolded ? kindOf : alone).map((group) => (
                <EmailGroup key={group[0]?.id} group={group} isBuiltIn={isBuiltIn} />
              ))}
            </DaySection>
          ))}
        </div>
      ) : (
        !parts.hasMore && <NoEmails isNarrowed={isNarrowed || isOlder} onClear={onClear} />
      )}
      <ShowMore parts={parts} noun={t.emailsNoun()} />
    </div>
  );
}

/** The emails, newest first; the search is in the address. */
export function EmailsSection({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { words, area, state, isNarrowed, narrow } = useNarrowing(emailStates, outboxAreas);
  const query = { q: words || undefined, area: area ?? undefined, state: state ?? undefined };
  const { parts, error, isOlder } = useListParts(outbox.list, query, ({ emails }) => emails);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    narrow({ words: '', area: null, state: null });
    field.current?.focus();
  };
  return (
    <div className={styles.list}>
      <ListSearch
        label={t.searchEmails()}
        description={t.searchHint()}
        words={words}
        foldsOnPhone={!isNarrowed}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        <NativeSelect
          label={t.area()}
          data={[{ value: '', label: t.all() }, ...outboxAreas.map((value) => ({ value, label: areaNames[value]() }))]}
          value={area ?? ''}
          onChange={({ currentTarget: { value } }) => narrow({ area: stateNamed(outboxAreas, value) })}
        />
        <NativeSelect
          label={common.status()}
          data={[
            { value: '', label: t.all() },
            ...emailStates.map((value) => ({ value, label: wordFor(value, isBuiltIn) })),
          ]}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => narrow({ state: stateNamed(emailStates, value) })}
        />
      </ListSearch>
      {parts ? (
        <FoundEmails {...{ parts, isBuiltIn, isOlder, isNarrowed }} isFolded={words === ''} onClear={clear} />
      ) : (
        <Reading error={error} />
      )}
    </div>
  );
}
