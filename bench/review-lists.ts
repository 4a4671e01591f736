import { fillWithReviews, people } from './many-reviews.ts';
import { searched, wordOfOne } from './many-manuscripts.ts';
import { administrator, answerInTime, partOf, type Measured, type Reader } from './measured-lists.ts';

/** The address of the first manuscript of its author, as their page asks for it. */
async function pageOf(author: Reader): Promise<string> {
  const following = await author.read('journalArticle/mine');
  if (following === null) throw new Error('The author has no second part');
  return `journalArticle/mine?after=${encodeURIComponent(following)}`;
}

/** Measures desk, reviewers’ list and author’s list with few manuscripts in review and with many; true where they answer in time. */
export const reviewListsAnswerInTime = (): Promise<boolean> =>
  answerInTime({
    of: 'peer review',
    fill: fillWithReviews,
    addresses: async (signInAs, size) => {
      const [office, editor] = [await signInAs(administrator), await signInAs(people.editor)];
      const colleague = await signInAs(people.colleague);
      const [reviewer, author] = [await signInAs(people.reviewer), await signInAs(people.author)];
      const desk = 'editorial/desk';
      const ofEditors = [
        ['administrator', office],
        ['editor', editor],
      ] as const;
      const desks = ofEditors.flatMap(([who, reader]): Measured[] => [
        [`desk of an ${who}, needs them`, reader, desk],
        [`desk of an ${who}, waiting`, reader, `${desk}?part=waiting`],
        [`desk of an ${who}, decided`, reader, `${desk}?part=decided`],
        [`desk of an ${who}, mine`, reader, `${desk}?part=mine`],
        [`desk of an ${who}, unassigned`, reader, `${desk}?part=unassigned`],
        [`desk of an ${who}, all`, reader, `${desk}?part=all`],
        [`desk of an ${who}, a status`, reader, `${desk}?part=all&status=On%20Hold`],
        [`desk of an ${who}, a colleague’s`, reader, `${desk}?part=all&editor=${colleague.userId}&status=Accepted`],
        [`desk of an ${who}, common word`, reader, `${desk}?q=${searched.common}`],
        [`desk of an ${who}, rare word`, reader, `${desk}?part=waiting&q=${wordOfOne(size)}`],
      ]);
      return [
        ...desks,
        ['desk, fourth part', office, await partOf(office, desk, 3)],
        ['desk of all journals, mine', colleague, `${desk}?part=mine`],
        ['desk of all journals, waiting', colleague, `${desk}?part=waiting`],
        ['reviews that are open', reviewer, 'review/mine'],
        ['reviews that are done', reviewer, 'review/mine?part=done'],
        ['My Manuscripts, in review', author, 'journalArticle/mine'],
        ['My Manuscripts, second part', author, await pageOf(author)],
        ['numbers of the tabs', author, 'journalArticle/counts'],
      ];
    },
  });
