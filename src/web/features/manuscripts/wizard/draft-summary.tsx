import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { roleWords } from '../../../../contracts/credit-words.ts';
import { journals } from '../../../../contracts/journals.ts';
import { presentStatements } from '../../../../contracts/statement-words.ts';
import { noStatements, Statements } from '../../../../contracts/statements.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import { useJournalSetup } from '../class-fields.tsx';
import { StatementList } from '../../../ui/statement-list.tsx';
import { FileLinks } from '../file-links.tsx';
import { statementsSent } from '../statements/typed-statements.ts';
import { authorKeys, correspondingPlace, nameOf } from './authors.ts';
import styles from './draft-summary.module.css';
import { authorsStep, detailsStep, filesStep, stepName, type Draft } from './draft.ts';
import { usePlannedIssue } from './planned-issue.tsx';

interface PartProps {
  readonly step: number;
  readonly onGo: (step: number) => void;
  readonly children: ReactNode;
}

function Part({ step, onGo, children }: PartProps) {
  const name = stepName(step);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Button variant="subtle" size="compact-md" onClick={() => onGo(step)} aria-label={t.changeStep({ step: name })}>
          {common.change()}
        </Button>
      </div>
      {children}
    </section>
  );
}

const shown = (text: string) => (text.trim() === '' ? t.notEntered() : text);

/** The section and article type, where the journal has some. */
function ClassFacts({ draft }: { draft: Draft }) {
  const setup = useJournalSetup(draft.journalId);
  const facts = [
    { label: common.section(), classes: setup?.sections ?? [], chosen: draft.sectionId },
    { label: common.articleType(), classes: setup?.articleTypes ?? [], chosen: draft.articleTypeId },
  ];
  return facts
    .filter(({ classes }) => classes.some(({ isOpen }) => isOpen))
    .map(({ label, classes, chosen }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{shown(classes.find(({ id }) => id === chosen)?.name ?? '')}</dd>
      </Fragment>
    ));
}

function Details({ draft }: { draft: Draft }) {
  const journal = useCall(journals.categories, { query: { archived: true } }).data?.find(
    ({ id }) => id === draft.journalId,
  );
  const specialReview = draft.specialReview ?? false;
  const planned = usePlannedIssue({ journalId: draft.journalId, specialReview });
  return (
    <dl className={styles.facts}>
      <dt>{common.journal()}</dt>
      <dd>{shown(journal?.journalTitle ?? '')}</dd>
      <ClassFacts draft={draft} />
      <dt>{t.issueType()}</dt>
      <dd>{specialReview ? t.specialIssue() : t.regularIssue()}</dd>
      <dt>{t.volumeAndIssue()}</dt>
      <dd>{planned ?? t.chooseJournalFirst()}</dd>
      <dt>{common.title()}</dt>
      <dd className={styles.title} dir="auto">
        {shown(draft.articleTitle)}
      </dd>
      <dt>{common.abstract()}</dt>
      <dd className={styles.abstract} dir="auto">
        {shown(draft.articleAbstract)}
      </dd>
      <dt>{t.keywords()}</dt>
      <dd>{shown(draft.articleKeywords.join(', '))}</dd>
    </dl>
  );
}

/** What is stated; a faulty statement is among the problems instead. */
const Stated = ({ draft: { statements } }: { draft: Draft }) => (
  <StatementList
    statements={presentStatements(Statements.safeParse(statementsSent(statements)).data ?? noStatements)}
  />
);

function Authors({ draft: { authors } }: { draft: Draft }) {
  const keys = authorKeys(authors);
  const corresponding = correspondingPlace(authors);
  if (authors.length === 0) return <p>{t.noAuthorsYet()}</p>;
  return (
    <ol className={styles.authors}>
      {authors.map((author, place) => (
        <li key={keys[place]}>
          <bdi>
            {author.authorTitle} {nameOf(author)}
          </bdi>
          {place === corresponding && <em>{t.correspondingAuthor()}</em>}
          <span dir="auto">{author.authorAffiliation}</span>
          {author.authorEmail !== '' && <span>{author.authorEmail}</span>}
          {author.roles && author.roles.length > 0 && <span>{roleWords(author.roles).join(', ')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Everything that will be sent, as it will be sent. */
export function DraftSummary({ draft, onGo }: { draft: Draft; onGo: (step: number) => void }) {
  return (
    <div>
      <Part step={detailsStep} onGo={onGo}>
        <Details draft={draft} />
        <Stated draft={draft} />
      </Part>
      <Part step={authorsStep} onGo={onGo}>
        <Authors draft={draft} />
      </Part>
      <Part step={filesStep} onGo={onGo}>
        <FileLinks isDetailed files={draft.files.filter((file) => file !== null)} />
        {draft.files.every((file) => file === null) && <p>{t.noFileYet()}</p>}
      </Part>
    </div>
  );
}
