/** The time zone of dates and times that people see, unless SITE_TIME_ZONE names another. */
export const defaultZone = 'Asia/Dubai';

let zone = defaultZone;

/** The time zone in which this site shows dates and times; rules count days and months in UTC. */
export const siteZone = (): string => zone;

/** Set once, by a starting process or by the page that tells the site's facts. */
export function setSiteZone(name: string): void {
  zone = name;
}

/** Whether there is a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, made once because that is slow. */
function clockOf(name: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(name) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(name, clock);
  return clock;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function aheadOfUtc(at: number, name: string): number {
  const parts = new Map(
    clockOf(name)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? 0;
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return shown - Math.floor(at / 1000) * 1000;
}

/** The day of an instant in the site's time zone, as `2026-11-27`. */
export const siteDay = (instant: Date): string =>
  new Date(instant.getTime() + aheadOfUtc(instant.getTime(), zone)).toISOString().slice(0, 10);

/** The first moment of a day in the site's time zone. */
export function startOfSiteDay(day: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`);
  const near = shown - aheadOfUtc(shown, zone);
  return new Date(shown - aheadOfUtc(near, zone));
}
