import { Drawing } from './drawing.tsx';
import { shapes } from './dune-shapes.ts';
import styles from './dunes.module.css';

interface LightProps {
  id: string;
  /** Classes of the stops, evenly spread: the scheme gives them their colours. */
  stops: readonly (string | undefined)[];
  /** Where the light begins and ends, in the picture's own measure. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

function Light({ id, stops, from, to }: LightProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops.map((stop, index) => (
        <stop key={stop} className={stop} offset={index / (stops.length - 1)} />
      ))}
    </linearGradient>
  );
}

/** How the light falls on the dunes: from the low sun at the right, across every slope. */
function DuneLight() {
  return (
    <defs>
      <radialGradient id="dune-glow">
        <stop className={styles.glowHeart} offset="0" />
        <stop className={styles.glowMiddle} offset="0.35" />
        <stop className={styles.glowEdge} offset="1" />
      </radialGradient>
      <radialGradient id="dune-moonlight">
        <stop className={styles.moonlight} offset="0" />
        <stop className={styles.moonlightEdge} offset="1" />
      </radialGradient>
      <Light id="dune-rim" stops={[styles.rimFaint, styles.rim, styles.rimFar]} from={[120, 0]} to={[1720, 0]} />
      <Light id="dune-far" stops={[styles.farHigh, styles.farLow]} from={[0, 380]} to={[0, 470]} />
      <Light id="dune-haze" stops={[styles.hazeEdge, styles.haze]} from={[0, 380]} to={[0, 478]} />
      <Light id="dune-mid" stops={[styles.midHigh, styles.midLow]} from={[1200, 320]} to={[1080, 560]} />
      <Light id="dune-mid-shade" stops={[styles.midShadeHigh, styles.midShadeLow]} from={[960, 320]} to={[900, 540]} />
      <Light
        id="dune-slope"
        stops={[styles.slopeHigh, styles.slopeMiddle, styles.slopeLow]}
        from={[1290, 430]}
        to={[1180, 900]}
      />
      <Light
        id="dune-streak"
        stops={[styles.streakEdge, styles.streak, styles.streakEnd]}
        from={[1500, 480]}
        to={[1380, 720]}
      />
      <Light
        id="dune-front"
        stops={[styles.frontHigh, styles.frontMiddle, styles.frontLow]}
        from={[520, 300]}
        to={[330, 900]}
      />
      <Light id="dune-fold" stops={[styles.foldHigh, styles.foldLow]} from={[480, 600]} to={[420, 780]} />
    </defs>
  );
}

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
