import type { Person } from '../../../contracts/administration.ts';

/** A person as sentences name them. */
export const personName = ({ title, otherName, surname }: Pick<Person, 'title' | 'otherName' | 'surname'>): string =>
  `${title} ${otherName} ${surname}`;
