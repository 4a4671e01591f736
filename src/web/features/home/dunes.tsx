import styles from './dunes.module.css';
import { stars } from './night-sky.ts';

/** Two stops of a vertical gradient, coloured by the scheme. */
const Shade = ({
  id,
  from,
  to,
  y1 = 0,
  y2 = 1,
}: {
  id: string;
  from: string | undefined;
  to: string | undefined;
  y1?: number;
  y2?: number;
}) => (
  <linearGradient id={id} x1="0" x2="0" y1={y1} y2={y2}>
    <stop className={from} offset="0" />
    <stop className={to} offset="1" />
  </linearGradient>
);

function Sky() {
  return (
    <>
      <rect width="1600" height="900" fill="url(#dune-sky)" />
      {stars.map(({ size, places }) => (
        <path key={size} className={styles.stars} strokeWidth={size} d={places} />
      ))}
      <circle className={styles.glow} cx="1060" cy="352" r="460" fill="url(#dune-glow)" />
      <circle className={styles.sun} cx="1060" cy="352" r="42" />
      <path className={styles.moon} d="M1096 168a46 46 0 1 0 32 76 39 39 0 1 1-32-76z" />
    </>
  );
}

/** The dunes from the far ridge to the near one: each has a face in the light and a face in the shade. */
function Ridges() {
  return (
    <>
      <path
        className={styles.haze}
        d="M0 446C130 430 230 408 350 420s210 30 340 16 240-32 380-12 260 20 530-8v484H0z"
      />
      <path
        className={styles.farLit}
        d="M0 500C120 486 250 428 372 424c96 22 214 62 330 64 150 2 250-66 402-68 130 20 270 62 496 56v424H0z"
      />
      <path
        className={styles.farShade}
        d="M0 500C120 486 250 428 372 424c-24 32 18 46-34 74-54 28-120 26-180 56L0 600z"
      />
      <path
        className={styles.farShade}
        d="M702 488c150 2 250-66 402-68-30 34 26 48-44 76-70 26-150 18-216 48-60 8-98-16-142-56z"
      />
      <path
        className={styles.midLit}
        d="M0 590c170-4 320 24 470 8 190-20 330-110 520-118 190 26 350 112 610 104v316H0z"
      />
      <path
        className={styles.midShade}
        d="M470 598c190-20 330-110 520-118-44 42 38 66-34 110-76 44-216 40-292 96-60 44-110 74-194 94z"
      />
      <path className={styles.crest} d="M990 480c-44 42 38 66-34 110-76 44-216 40-292 96" />
      <path className={styles.nearLit} d="M700 900c70-90 250-160 420-186 170-26 320-66 480-80v266z" />
      <path
        className={styles.nearShade}
        d="M0 424c210-14 420-4 600 50 160 48 190 194 340 236 110 30 190 4 270-10-60 38-60 66-140 100-80 36-160 56-190 100H0z"
      />
      <path className={styles.crest} d="M0 424c210-14 420-4 600 50 160 48 190 194 340 236 110 30 190 4 270-10" />
      <path
        className={styles.ripples}
        d="M1130 768c120-30 250-62 470-76M1100 800c150-36 310-66 500-76M1070 834c170-40 350-70 530-78M1040 870c190-42 380-72 560-80"
      />
    </>
  );
}

/** The picture of the home page: long light by day, stars by night. Drawn, so it is sharp at every size. */
export function Dunes() {
  return (
    <svg className={styles.dunes} viewBox="0 0 1600 900" preserveAspectRatio="xMinYMax slice" aria-hidden>
      <defs>
        <Shade id="dune-sky" from={styles.skyHigh} to={styles.skyLow} y2={0.56} />
        <Shade id="dune-far" from={styles.farHigh} to={styles.farLow} />
        <Shade id="dune-mid" from={styles.midHigh} to={styles.midLow} />
        <Shade id="dune-near" from={styles.nearHigh} to={styles.nearLow} />
        <Shade id="dune-front" from={styles.frontHigh} to={styles.frontLow} />
        <radialGradient id="dune-glow">
          <stop className={styles.glowHeart} offset="0" />
          <stop className={styles.glowEdge} offset="1" />
        </radialGradient>
      </defs>
      <Sky />
      <Ridges />
    </svg>
  );
}
