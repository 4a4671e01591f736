/** For xmlbuilder2, which leaves alone what looks like an entity: a text that holds one would come out as another. */
export const ampersandsKept = (text: string): string => text.replaceAll('&', '&amp;');
