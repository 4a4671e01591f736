/** The parameters of a call: each a text; what was given several times is joined as the code joins lists. */
export type Parameters = ReadonlyMap<string, string>;

export function parametersOf(query: Readonly<Record<string, unknown>>): Parameters {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    const texts = [value].flat().filter((text) => typeof text === 'string' && text !== '');
    if (texts.length > 0) given.set(name.toLowerCase(), texts.join('|'));
  }
  return given;
}
