import type { PublicAuthor } from '../../../contracts/articles.ts';
import { authorName } from '../../../contracts/author-name.ts';
import { roleWords } from '../../../contracts/credit-words.ts';
import { rorHref } from '../../../contracts/ror.ts';
import type { AffiliatedInstitution } from '../../../contracts/institutions.ts';
import * as t from '../../../messages/articles.ts';
import { orcidHref } from '../../../contracts/orcid-id.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { InPage } from '../../ui/in-page.tsx';
import { OrcidIcon, OrcidLink } from '../../ui/orcid-link.tsx';
import type { Bylined } from './article-head.ts';
import styles from './byline.module.css';

interface NumberedAuthor {
  readonly author: PublicAuthor;
  /** The numbers of the author's affiliations; empty where all share one. */
  readonly numbers: readonly number[];
}

interface BylineParts {
  readonly authors: readonly NumberedAuthor[];
  readonly affiliations: readonly string[];
}

const affiliationsOf = (author: PublicAuthor) =>
  author.affiliations.length > 0 ? author.affiliations : [author.authorAffiliation].filter((text) => text !== '');

/** Numbers the affiliations in the order in which the authors bring them. */
export function numberAffiliations(authors: readonly PublicAuthor[]): BylineParts {
  const affiliations = [...new Set(authors.flatMap(affiliationsOf))];
  const isShared = affiliations.length === 1 && authors.every((author) => affiliationsOf(author).length === 1);
  const numbersOf = (author: PublicAuthor) =>
    isShared ? [] : affiliationsOf(author).map((text) => affiliations.indexOf(text) + 1);
  return { authors: authors.map((author) => ({ author, numbers: numbersOf(author) })), affiliations };
}

const shownAuthors = 10;
const shownAffiliations = 6;

function Author({ author, numbers }: NumberedAuthor) {
  const name = authorName(author);
  const marks = [
    ...numbers.map(String),
    ...(author.isCorresponding ? ['*'] : []),
    ...(author.hasContributedEqually ? ['†'] : []),
  ];
  return (
    <li>
      <bdi>{name}</bdi>
      {author.originalName && <span>{t.originalName({ name: author.originalName, bdi })}</span>}
      {author.onBehalfOf && <bdi> {author.onBehalfOf}</bdi>}
      {marks.length > 0 && <sup>{marks.join(',')}</sup>}
      {author.orcid && (
        <a className={styles.orcid} href={orcidHref(author.orcid) ?? undefined} aria-label={t.orcidOf({ name })}>
          {author.isOrcidAuthenticated ? <OrcidIcon /> : t.orcidMark()}
        </a>
      )}
    </li>
  );
}

const Authors = ({ authors }: { authors: readonly NumberedAuthor[] }) => (
  <ul className={styles.authors}>
    {authors.map((entry, place) => (
      // An author list never changes its order while it is shown.
      // oxlint-disable-next-line react/no-array-index-key
      <Author key={place} {...entry} />
    ))}
  </ul>
);

function InstitutionLink({ institution }: { institution: AffiliatedInstitution | undefined }) {
  if (!institution) return null;
  return (
    <a className={styles.ror} href={rorHref(institution.ror)} aria-label={t.rorOf({ institution: institution.name })}>
      {t.rorMark()}
    </a>
  );
}

interface AffiliationsProps {
  readonly affiliations: readonly string[];
  readonly isNumbered: boolean;
  /** Those of the affiliations that are known. */
  readonly institutions?: readonly AffiliatedInstitution[];
}

function Affiliations({ affiliations, isNumbered, institutions }: AffiliationsProps) {
  if (affiliations.length === 0) return null;
  const list = (
    <ol className={styles.affiliations}>
      {affiliations.map((affiliation, place) => (
        <li key={affiliation}>
          {isNumbered && <sup>{place + 1}</sup>} <bdi>{affiliation}</bdi>
          <InstitutionLink institution={institutions?.find((one) => one.affiliation === affiliation)} />
        </li>
      ))}
    </ol>
  );
  if (affiliations.length <= shownAffiliations) return list;
  return (
    <details className={styles.more}>
      <summary>{t.affiliations({ count: affiliations.length })}</summary>
      {list}
    </details>
  );
}

function Contributions({ authors }: { authors: readonly PublicAuthor[] }) {
  const contributed = authors.filter(({ roles = [] }) => roles.length > 0);
  if (contributed.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t.authorContributions()}</summary>
      <ul className={styles.affiliations}>
        {contributed.map((author) => (
          <li key={authorName(author)}>
            {t.contribution({ name: authorName(author), roles: roleWords(author.roles ?? []).join(', '), bdi })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The iDs that authors confirmed, in full, as ORCID asks. */
function ConfirmedOrcids({ authors }: { authors: readonly PublicAuthor[] }) {
  const confirmed = authors.filter(({ isOrcidAuthenticated }) => isOrcidAuthenticated);
  if (confirmed.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t.orcidsOfAuthors()}</summary>
      <ul className={styles.affiliations}>
        {confirmed.map((author) => (
          <li key={author.orcid}>
            <bdi>{authorName(author)}</bdi> <OrcidLink orcid={author.orcid ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function People({ authors, sharedAffiliations }: Bylined) {
  const byline = numberAffiliations(authors);
  const rest = byline.authors.slice(shownAuthors);
  return (
    <>
      <Authors authors={byline.authors.slice(0, shownAuthors)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t.moreAuthors({ count: rest.length })}</summary>
          <Authors authors={rest} />
        </details>
      )}
      <Affiliations
        affiliations={byline.affiliations}
        isNumbered={byline.authors.some(({ numbers }) => numbers.length > 0)}
        institutions={authors.flatMap(({ institutions = [] }) => institutions)}
      />
      <Affiliations affiliations={sharedAffiliations} isNumbered={false} />
      {authors.some((author) => author.isCorresponding) && <p className={styles.note}>{t.correspondingAuthor()}</p>}
      {authors.some((author) => author.hasContributedEqually) && (
        <p className={styles.note}>{t.contributedEqually()}</p>
      )}
      <Contributions authors={authors} />
      <ConfirmedOrcids authors={authors} />
    </>
  );
}

export const bylineName = 'byline';

/** The authors with their affiliations; long lists fold after the tenth author. Null where the page holds them. */
export const Byline = ({ byline }: { byline: Bylined | null }) => (
  <InPage name={bylineName} value={byline} className={styles.byline}>
    {(shown) => <People {...shown} />}
  </InPage>
);
