import { Still } from '../../ui/still.tsx';
import { DuneLight } from './dune-light.tsx';
import { shapes } from './dune-shapes.ts';
import styles from './dunes.module.css';
import { stars } from './night-sky.ts';
import { footprints, ripples, shadedRipples } from './wind-marks.ts';

function Sky() {
  return (
    <g className={styles.behind}>
      <path className={styles.milkyWay} d="M240 470 1440 20" />
      {stars.map(({ size, places }) => (
        <path key={size} className={styles.stars} strokeWidth={size} d={places} />
      ))}
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
      <path className={styles.farRidge} d={shapes.farRidge} />
      <path fill="url(#dune-far)" d={shapes.far} />
      <path className={styles.farShade} d={shapes.farShade} />
      <path fill="url(#dune-haze)" d="M-20 380h1840v110H-20z" />
      <path fill="url(#dune-mid)" d={shapes.mid} />
      <path fill="url(#dune-mid-shade)" d={shapes.midShade} />
      <path className={styles.midCrest} d={shapes.midCrest} />
      <path fill="url(#dune-slope)" d={shapes.slope} />
      <path fill="url(#dune-streak)" d={shapes.slope} />
      {ripples.map(({ width, lines }) => (
        <g key={width} strokeWidth={width}>
          <path className={styles.rippleShade} d={lines} />
          <path className={styles.rippleLight} d={lines} transform="translate(0 2)" />
        </g>
      ))}
      {footprints.map(({ width, places }) => (
        <path key={width} className={styles.footprints} strokeWidth={width} d={places} />
      ))}
    </g>
  );
}

function NearDune() {
  return (
    <g className={styles.near}>
      <path fill="url(#dune-front)" d={shapes.front} />
      <path fill="url(#dune-fold)" d={shapes.fold} />
      <path className={styles.shadedRipples} d={shadedRipples} />
      <path className={styles.frontCrest} stroke="url(#dune-rim)" d={shapes.frontCrest} />
    </g>
  );
}

function Picture() {
  return (
    <>
      <DuneLight />
      <Sky />
      <FarDunes />
      <NearDune />
    </>
  );
}

/** The picture of the home page: long light by day, stars by night. Drawn, so it is sharp at every size. */
export const Dunes = () => (
  <Still
    as="svg"
    of={Picture}
    className={styles.dunes}
    viewBox="0 0 1800 900"
    preserveAspectRatio="xMinYMax slice"
    aria-hidden
  />
);
