import type { LetterGroup, LetterWords } from '../../../../contracts/letter-templates.ts';
import type { SiteFacts } from '../../../context.ts';

/** Something that the product fills in. */
export interface FieldFacts {
  readonly about: string;
  readonly example: string;
  /** The letter is of no use without it. */
  readonly isNeeded?: true;
  /** It may have several lines, and stands in the text alone. */
  readonly isLong?: true;
}

/** A letter of the product whose words administrators may change. */
export interface LetterTemplate<F extends string = string> {
  /** What the letter is known by, on record and in the outbox. */
  readonly name: string;
  readonly title: string;
  readonly group: LetterGroup;
  /** When it is sent, and to whom. */
  readonly when: string;
  readonly fields: Readonly<Record<F, FieldFacts>>;
  /** As it was delivered. */
  readonly words: LetterWords;
}

/** What stands for the letter's one link: a button on a line of its own. */
export const linkField = 'link';

/** Fields that every letter has. */
export const commonFields = {
  siteName: { about: 'The name of the house', example: 'Colophon' },
  contactEmail: { about: 'Where readers write to the house', example: 'contact@example.org' },
} as const satisfies Record<string, FieldFacts>;

/** Whose letters they are, and where it is reached today. */
export interface House extends Pick<SiteFacts, 'name' | 'url'> {
  readonly contactEmail: string;
}

/** What fills the fields that every letter has. */
export const commonValues = ({ name, contactEmail }: House) => ({
  siteName: name,
  contactEmail,
});

/** Who the letter goes to. */
export const personFields = {
  title: { about: 'Title of the person', example: 'Dr' },
  surname: { about: 'Surname of the person', example: 'Haddad' },
} as const satisfies Record<string, FieldFacts>;

export const dearPerson = 'Dear {{title}} {{surname}},';

/** Whether a letter leads somewhere. */
export const hasLink = ({ words }: LetterTemplate): boolean => words.actionLabel !== '';

/** All fields that the words of a letter may name, but for the link. */
export const fieldsOf = ({ fields }: LetterTemplate): Readonly<Record<string, FieldFacts>> => ({
  ...fields,
  ...commonFields,
});

/** A letter with the names of its fields, so that code that fills it must fill all of them. */
export const defineLetter = <F extends string>(template: LetterTemplate<F>): LetterTemplate<F> => template;
