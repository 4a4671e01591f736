/** The language of a text for its `lang` attribute; undefined where it is known only by a name. */
export const languageTag = (language: string): string | undefined =>
  /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(language) ? language : undefined;
