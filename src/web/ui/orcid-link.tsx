import { orcidHref } from '../../contracts/orcid-id.ts';
import styles from './orcid-link.module.css';

/** ORCID’s own sign, in its colours. */
export const OrcidIcon = () => (
  <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden>
    <circle className={styles.disc} cx="128" cy="128" r="128" />
    <path
      className={styles.letters}
      d="M86.3 186.2H70.9V79.1h15.4zM108.9 79.1h41.6c39.6 0 57 28.3 57 53.6 0 27.5-21.5 53.6-56.8 53.6h-41.8zm15.4 93.3h24.5c34.9 0 42.9-26.5 42.9-39.7 0-21.5-13.7-39.7-43.7-39.7h-23.7zM88.7 56.8a10.1 10.1 0 1 1-20.2 0 10.1 10.1 0 0 1 20.2 0z"
    />
  </svg>
);

/** A confirmed iD, as ORCID asks to show it: its sign and its whole address. */
export const OrcidLink = ({ orcid }: { orcid: string }) => (
  <a className={styles.link} href={orcidHref(orcid) ?? undefined}>
    <OrcidIcon />
    <bdi>{orcidHref(orcid)}</bdi>
  </a>
);
