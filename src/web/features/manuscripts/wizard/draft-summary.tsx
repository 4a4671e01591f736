import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import { FileLinks } from '../file-links.tsx';
import { authorKeys, correspondingPlace, nameOf } from './authors.ts';
import styles from './draft-summary.module.css';
import { authorsStep, detailsStep, filesStep, steps, type Draft } from './draft.ts';
import { usePlannedIssue } from './planned-issue.tsx';

interface PartProps {
  readonly step: number;
  readonly onGo: (step: number) => void;
  readonly children: ReactNode;
}

function Part({ step, onGo, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3>{steps[step]}</h3>
        <Button variant="subtle" size="compact-md" onClick={() => onGo(step)} aria-label={`Change ${steps[step]}`}>
          Change
        </Button>
      </div>
      {children}
    </section>
  );
}

const shown = (text: string) => (text.trim() === '' ? 'Not given yet' : text);

function Details({ draft }: { draft: Draft }) {
  const journal = useCall(journals.categories, { query: { archived: true } }).data?.find(
    ({ id }) => id === draft.journalId,
  );
  const specialReview = draft.specialReview ?? false;
  const planned = usePlannedIssue({ journalId: draft.journalId, specialReview });
  return (
    <dl className={styles.facts}>
      <dt>Journal</dt>
      <dd>{shown(journal?.journalTitle ?? '')}</dd>
      <dt>Kind of issue</dt>
      <dd>{specialReview ? 'Special Issue' : 'Regular Issue'}</dd>
      <dt>Volume and issue</dt>
      <dd>{planned ?? 'Known once a journal is chosen'}</dd>
      <dt>Title</dt>
      <dd className={styles.title} dir="auto">
        {shown(draft.articleTitle)}
      </dd>
      <dt>Abstract</dt>
      <dd className={styles.abstract} dir="auto">
        {shown(draft.articleAbstract)}
      </dd>
      <dt>Keywords</dt>
      <dd>{shown(draft.articleKeywords.join(', '))}</dd>
    </dl>
  );
}

function Authors({ draft: { authors } }: { draft: Draft }) {
  const keys = authorKeys(authors);
  const corresponding = correspondingPlace(authors);
  if (authors.length === 0) return <p>Not given yet</p>;
  return (
    <ol className={styles.authors}>
      {authors.map((author, place) => (
        <li key={keys[place]}>
          <bdi>
            {author.authorTitle} {nameOf(author)}
          </bdi>
          {place === corresponding && <em>Corresponding author</em>}
          <span dir="auto">{author.authorAffiliation}</span>
          {author.authorEmail !== '' && <span>{author.authorEmail}</span>}
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
      </Part>
      <Part step={authorsStep} onGo={onGo}>
        <Authors draft={draft} />
      </Part>
      <Part step={filesStep} onGo={onGo}>
        <FileLinks isDetailed files={draft.files.filter((file) => file !== null)} />
        {draft.files.every((file) => file === null) && <p>Not given yet</p>}
      </Part>
    </div>
  );
}
