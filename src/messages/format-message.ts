import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';

const LOCALE = 'en';

/** Makes each formatter once: making one takes longer than using it. */
function once<T>(make: (options: object) => T) {
  const made = new Map<string, T>();
  return (_locale: unknown, options: object = {}): T => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: once((chosen) => new Intl.DateTimeFormat(LOCALE, chosen)),
    getNumberFormat: once((chosen) => new Intl.NumberFormat(LOCALE, chosen)),
    getPluralRules: once((chosen) => new Intl.PluralRules(LOCALE, chosen)),
  },
  timeZone: 'UTC',
};

/** A compiled message without tags: call it with its variables. */
export const compiledText =
  (compiled: CompiledMessage) =>
  (values?: FormatValues<string>): string =>
    String(format(compiled, LOCALE, values, options));

/** The parts of a compiled message with tags: text, and what the tags' functions return. */
export function formatParts<Part>(compiled: CompiledMessage, values?: FormatValues<Part>): readonly (string | Part)[] {
  const parts = format<Part>(compiled, LOCALE, values, options);
  return Array.isArray(parts) ? parts : [parts];
}
