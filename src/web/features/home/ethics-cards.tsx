import type { ReactNode } from 'react';
import cards from '../../content/ethics-cards.json' with { type: 'json' };
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import styles from './ethics-cards.module.css';

/** A balance on the crest, level, with its long shadow. */
const scales = (
  <>
    <path className={styles.shadow} d="M172 96 52 118l8 3 116-20z" />
    <path className={styles.fill} d="M170 34h5l2 60h-9zM156 97c2-6 30-6 32 0z" />
    <path className={styles.line} d="M122 40c30-8 70-8 100 0M124 40l-17 36M124 40l17 36M220 40l-17 36M220 40l17 36" />
    <path className={styles.fill} d="M104 76h40c-3 13-37 13-40 0zM200 76h40c-3 13-37 13-40 0z" />
    <circle className={styles.fill} cx="172" cy="31" r="5" />
  </>
);

/** A pen that draws the ripple of the dune. */
const pen = (
  <>
    <path className={styles.trace} d="M40 108c30-9 48 7 76-1s36-15 60-8" />
    <path className={styles.shadow} d="M176 99 74 124l10 4 100-24z" />
    <path className={styles.fill} d="M176 99l7-34 30 17-25 16zM190 60l32-48c6-6 22 3 20 11l-22 54z" />
    <path className={styles.gap} d="M178 97l17-23" />
    <circle className={styles.hole} cx="196" cy="73" r="3" />
  </>
);

/** A folded letter on its way, over the place where it was sent off. */
const paperPlane = (
  <>
    <path className={styles.shadow} d="M150 110l62-7 26 5-60 5z" />
    <path className={styles.trail} d="M46 104c34 8 66 0 84-18 16-16 2-32-12-22-16 12 12 32 52 8" />
    <path className={styles.sheet} d="M170 62l86-36-40 64-20-17z" />
    <path className={styles.fold} d="M256 26l-60 47-6 24-20-35z" />
    <path className={styles.under} d="M196 73l-6 24 14-17z" />
  </>
);

const emblems: Readonly<Record<string, ReactNode>> = { scales, pen, 'paper-plane': paperPlane };

/** The drawn picture of a card, in one hand with the dunes; by the name that the content gives. */
function Emblem({ name }: { name: string }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 345 140" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className={styles.sun} cx="272" cy="58" r="17" />
      <path className={styles.far} d="M0 92c50-14 96-20 150-10s110 8 195-14v72H0z" />
      <path className={styles.lit} d="M0 114c60-10 110-22 172-20s110 24 173 8v38H0z" />
      <path className={styles.shade} d="M0 114c60-10 110-22 172-20-20 12 16 18-14 28-24 8-60 8-86 18H0z" />
      {emblems[name]}
    </svg>
  );
}

/** What the house holds to, one card for each page on ethics. */
export function EthicsCards() {
  return (
    <section aria-labelledby="ethics-of-publication">
      <h2 id="ethics-of-publication" className={styles.heading}>
        Ethics of Publication
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ img, title, EthicsOfPublicationTitle, EthicsOfPublicationContent, link }) => (
          <li key={link} className={styles.card}>
            <Emblem name={img} />
            <div className={styles.words}>
              <h3>{EthicsOfPublicationTitle}</h3>
              <p>{EthicsOfPublicationContent}</p>
              <Link className={`${button.secondary} ${styles.more}`} to={`/ethics${link}`}>
                Learn More<span className="visually-hidden">{`: ${title}`}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
