import * as t from '../messages/settings.ts';
/** A contradiction between settings, and all settings that cannot be used until it is fixed. */
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
