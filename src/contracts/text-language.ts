const fromTheRight = /^(ar|fa|he|ur|ps|sd|ckb|ug|yi|dv|syr)(-|$)/i;

/** The direction of a text in this language; found from the text itself where the language is not known. */
export const textDirection = (language: string | undefined): 'rtl' | 'ltr' | 'auto' =>
  language === undefined ? 'auto' : fromTheRight.test(language) ? 'rtl' : 'ltr';

/** The language of a text for its `lang` attribute; undefined where it is known only by a name. */
export const languageTag = (language: string): string | undefined =>
  /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(language) ? language : undefined;
