/** The parameters of a call, as texts; repeated ones are joined as COUNTER joins lists. */
export type Parameters = ReadonlyMap<string, string>;

export function parametersOf(query: Readonly<Record<string, unknown>>): Parameters {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    const texts = [value].flat().filter((text) => typeof text === 'string' && text !== '');
    if (texts.length > 0) given.set(name.toLowerCase(), texts.join('|'));
  }
  return given;
}
