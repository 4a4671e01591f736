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
export function DuneLight() {
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
