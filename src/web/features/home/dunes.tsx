import { Drawing } from './drawing.tsx';
import { DuneLight } from './dune-light.tsx';
import { shapes } from './dune-shapes.ts';
import styles from './dunes.module.css';

function Sky() {
  return (
    <g className={styles.behind}>
      <path className={styles.milkyWay} d="M240 470 1440 20" />
      <Drawing name="stars" className={styles.stars} />
      <ellipse cx="1290" cy="392" rx="900" ry="430" fill="url(#dune-glow)" />
      <circle cx="1290" cy="262" r="420" fill="url(#dune-moonlight)" />
      <circle className={styles.sun} cx="1290" cy="362" r="36" />
      <path className={styles.moon} d="M1299 231a33 33 0 1 0 22 53 29 29 0 1 1-22-53z" />
    </g>
  );
}

/** What lies far off, in haze: each dune has a face in the light and a face in the shade. */
function FarDunes() {
  return (
    <g className={styles.behind}>
      <Drawing name="far-ridge" className={styles.farRidge} />
      <path fill="url(#dune-far)" d={shapes.far} />
      <Drawing name="far-shade" className={styles.farShade} />
      <path fill="url(#dune-haze)" d="M-20 380h1840v110H-20z" />
      <path fill="url(#dune-mid)" d={shapes.mid} />
      <path fill="url(#dune-mid-shade)" d={shapes.midShade} />
      <Drawing name="mid-crest" className={styles.midCrest} />
      <defs>
        <path id="dune-side" d={shapes.slope} />
      </defs>
      <use fill="url(#dune-slope)" href="#dune-side" />
      <use fill="url(#dune-streak)" href="#dune-side" />
      <Drawing name="ripples" className={styles.rippleShade} />
      <Drawing name="ripples" className={styles.rippleLight} transform="translate(0 2)" />
      <Drawing name="footprints" className={styles.footprints} />
    </g>
  );
}

function NearDune() {
  return (
    <g className={styles.near}>
      <path fill="url(#dune-front)" d={shapes.front} />
      <path fill="url(#dune-fold)" d={shapes.fold} />
      <Drawing name="shaded-ripples" className={styles.shadedRipples} />
      <path className={styles.frontCrest} stroke="url(#dune-rim)" d={shapes.frontCrest} />
    </g>
  );
}

/** The picture of the home page: long light by day, stars by night. Drawn, so it is sharp at every size. */
export const Dunes = () => (
  <svg className={styles.dunes} viewBox="0 0 1800 900" preserveAspectRatio="xMinYMax slice" aria-hidden>
    <DuneLight />
    <Sky />
    <FarDunes />
    <NearDune />
  </svg>
);
