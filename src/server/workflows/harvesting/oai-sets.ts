import type { Context } from '../../context.ts';
import type { HarvestedArticle, XmlElement } from '../../domains/articles/index.ts';
import { findJournal, listJournals } from '../../domains/journals/index.ts';

const journalSet = 'journal:';
const subjectSet = 'subject:';

/** A text in the characters that the name of a set may have: `Arts-and-Education`. */
const inSet = (text: string): string => text.replaceAll(/[^\w-]+/g, '-');

/** The sets of an article: its journal and its subject. */
export const setsOf = ({ journalAbbreviation, journalSubject }: HarvestedArticle): string[] => [
  journalSet + inSet(journalAbbreviation),
  subjectSet + inSet(journalSubject),
];

const allJournals = ({ db }: Context) => listJournals(db, { withArchived: true });

/** The sets: one for each journal, and one for each subject that a journal has. */
export async function listSets(ctx: Context): Promise<XmlElement[]> {
  const journals = await allJournals(ctx);
  const sets = [
    ...journals.map(({ abbreviation, title }) => [journalSet + inSet(abbreviation), title] as const),
    ...new Map(journals.map(({ subject }) => [subjectSet + inSet(subject), subject])),
  ];
  return sets.map(([spec, name]): XmlElement => [
    'set',
    {},
    [
      ['setSpec', {}, spec],
      ['setName', {}, name],
    ],
  ]);
}

/** The journals of a set, also by a former abbreviation; none for an unknown set. */
export async function journalsOfSet(ctx: Context, set: string): Promise<string[]> {
  const journals = await allJournals(ctx);
  const found = journals.filter(({ abbreviation, subject }) =>
    [journalSet + inSet(abbreviation), subjectSet + inSet(subject)].includes(set),
  );
  if (found.length > 0 || !set.startsWith(journalSet)) return found.map(({ id }) => id);
  const former = await findJournal(ctx.db, set.slice(journalSet.length));
  return former ? [former.id] : [];
}
