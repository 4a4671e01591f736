import * as t from '../messages/settings.ts';
/** What of settings does not fit together, in a line that begins with their names, and every setting that is of no use until it is mended. */
export interface SettingFault {
  readonly fault: string;
  readonly settings: readonly string[];
}

/** Of settings that only make sense together some are missing. */
export function missingOf(group: readonly string[], isGiven: (name: string) => boolean): SettingFault[] {
  const missing = group.filter((name) => !isGiven(name));
  if (missing.length === 0 || missing.length === group.length) return [];
  return [
    { fault: t.missingWith({ names: missing.join(', '), given: group.filter(isGiven).join(', ') }), settings: group },
  ];
}
