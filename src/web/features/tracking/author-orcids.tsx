import { Button } from '@mantine/core';
import { orcid, type AuthorsOrcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { OrcidLink } from '../../ui/orcid-link.tsx';
import list from './decision-list.module.css';
import styles from './author-orcids.module.css';

interface AuthorProps {
  readonly author: AuthorsOrcid;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

function Author({ author: { name, orcid: confirmed, askedOn, mayAsk }, isBusy, onAsk }: AuthorProps) {
  return (
    <li className={styles.author}>
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        {confirmed === null ? (
          <p className={styles.soft}>{askedOn === null ? t.notAsked() : t.askedOn({ day: formatDay(askedOn) })}</p>
        ) : (
          <OrcidLink orcid={confirmed} />
        )}
      </div>
      {mayAsk && (
        <Button variant="default" loading={isBusy} onClick={onAsk}>
          {askedOn === null ? t.ask({ name, hidden }) : t.remind({ name, hidden })}
        </Button>
      )}
    </li>
  );
}

/** Who of the authors has confirmed an ORCID iD; nothing where the publisher has no client at ORCID. */
export function AuthorOrcids({ articleId }: { articleId: string }) {
  const { data } = useCall(orcid.ofManuscript, { params: { articleId } });
  const ask = useCallMutation(orcid.ask, [orcid.ofManuscript]);
  if (!data || data.authors.length === 0) return null;
  return (
    <section className={list.list} aria-labelledby="orcids">
      <h2 id="orcids" className={list.title}>
        {t.authorsOrcids()}
      </h2>
      <p className={styles.soft}>{t.authorsOrcidsLead()}</p>
      {ask.error && <Message kind="bad">{ask.error.message}</Message>}
      <ul className={styles.authors}>
        {data.authors.map((author) => (
          <Author
            key={author.place}
            author={author}
            isBusy={ask.isPending && ask.variables.params?.place === author.place}
            onAsk={() =>
              ask.mutate(
                { params: { articleId, place: author.place } },
                { onSuccess: ({ message }) => showNotice('good', message) },
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
