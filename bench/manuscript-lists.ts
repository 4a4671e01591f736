import { fillWithManuscripts, searched, wordOfOne } from './many-manuscripts.ts';
import { administrator, answerInTime, partOf, type Measured } from './measured-lists.ts';

/** Measures the lists of manuscripts with few and with many, and prints it; true where they answer in time. */
export const listsAnswerInTime = (): Promise<boolean> =>
  answerInTime({
    of: 'manuscripts',
    fill: fillWithManuscripts,
    addresses: async (signInAs, size) => {
      const reader = await signInAs(administrator);
      const lists = [
        ['verify queue', 'journalArticle/queue'],
        ['My Manuscripts', 'journalArticle/mine'],
      ] as const;
      const each = await Promise.all(
        lists.map(async ([name, list]): Promise<Measured[]> => [
          [`${name}, first part`, reader, list],
          [`${name}, middle part`, reader, await partOf(reader, list, size / 25 / 2)],
          [`${name}, a common word`, reader, `${list}?q=${searched.common}`],
          [`${name}, a word in ten`, reader, `${list}?q=${searched.tenth}`],
          [`${name}, a rare word`, reader, `${list}?q=${wordOfOne(size)}`],
        ]),
      );
      return [
        ...each.flat(),
        ['My Manuscripts, a status', reader, 'journalArticle/mine?status=Submitted'],
        ['numbers of the tabs', reader, 'journalArticle/counts'],
      ];
    },
  });
