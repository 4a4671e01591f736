import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { anonymity } from '../../../../contracts/anonymity.ts';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { AnonymityFindings } from '../anonymity-findings.tsx';
import styles from './anonymity-check.module.css';
import type { Draft } from './draft.ts';

/** Searches the files for the authors' own words before they are sent; it advises, and holds nothing up. */
export function AnonymityCheck({ draft }: { draft: Draft }) {
  const check = useCallMutation(anonymity.checkDraft);
  const { mutate } = check;
  const { awsId, authors, files } = draft;
  const addresses = files.flatMap((file) => file?.url ?? []).join(' ');
  const people = JSON.stringify(authors);
  const hasManuscript = files[manuscriptSlot] !== null;
  useEffect(() => {
    if (!hasManuscript) return;
    // The texts stand for what they hold: it is searched again when a file or an author is another.
    const body = {
      authors: anonymity.checkDraft.body.shape.authors.parse(JSON.parse(people)),
      filesUrl: addresses.split(' '),
    };
    mutate({ params: { awsId }, body });
  }, [mutate, awsId, people, addresses, hasManuscript]);
  if (!hasManuscript) return null;
  const again = () => mutate({ params: { awsId }, body: { authors, filesUrl: addresses.split(' ') } });
  const { data, error } = check;
  return (
    <section className={styles.check} aria-label="Anonymity">
      <h3 className={styles.title}>Anonymity</h3>
      {check.isPending && <p role="status">We are searching your files for the names of the authors.</p>}
      {data?.state === 'clean' && <Message kind="good">We found no trace of the authors in your files.</Message>}
      {data?.state === 'unreadable' && (
        <Message kind="warn">
          We could not read a file. Check yourself that it names no author and no institution.
        </Message>
      )}
      {data?.state === 'found' && (
        <Message kind="warn">
          Reviewers must not learn who you are. Replace the files named here, or submit if a finding means someone else.
        </Message>
      )}
      {data?.state === 'found' && <AnonymityFindings findings={data.findings} />}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
          <Button variant="default" size="compact-md" onClick={again}>
            Search again
          </Button>
        </Message>
      )}
    </section>
  );
}
