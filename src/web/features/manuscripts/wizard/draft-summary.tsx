import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import { FileLinks } from '../file-links.tsx';
import type { Draft } from './draft.ts';
import styles from './draft-summary.module.css';
import { authorsStep, detailsStep, filesStep, steps } from './steps.ts';

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

/** Everything that will be sent, as it will be sent. */
export function DraftSummary({ draft, onGo }: { draft: Draft; onGo: (step: number) => void }) {
  const journal = useCall(journals.categories).data?.find(({ id }) => id === draft.journalId);
  return (
    <div>
      <Part step={detailsStep} onGo={onGo}>
        <dl className={styles.facts}>
          <dt>Journal</dt>
          <dd>{shown(journal?.journalTitle ?? '')}</dd>
          <dt>Kind of issue</dt>
          <dd>{draft.specialReview ? 'Special Issue' : 'Regular Issue'}</dd>
          <dt>Title</dt>
          <dd className={styles.title}>{shown(draft.articleTitle)}</dd>
          <dt>Abstract</dt>
          <dd className={styles.abstract}>{shown(draft.articleAbstract)}</dd>
          <dt>Keywords</dt>
          <dd>{shown(draft.articleKeywords.join(', '))}</dd>
        </dl>
      </Part>
      <Part step={authorsStep} onGo={onGo}>
        <ol className={styles.authors}>
          {draft.authors.map((author) => (
            <li key={JSON.stringify(author)}>
              <bdi>
                {author.authorTitle} {author.authorGivenName} {author.authorLastName}
              </bdi>
              <span>
                {author.authorAffiliation}
                {author.authorEmail && ` · ${author.authorEmail}`}
              </span>
            </li>
          ))}
        </ol>
        {draft.authors.length === 0 && <p>Not given yet</p>}
      </Part>
      <Part step={filesStep} onGo={onGo}>
        <FileLinks isDetailed files={draft.files.filter((file) => file !== null)} />
        {draft.files.every((file) => file === null) && <p>Not given yet</p>}
      </Part>
    </div>
  );
}
