import { fillWithEmails, rareAddress } from './many-emails.ts';
import { searched } from './many-manuscripts.ts';
import { people } from './many-reviews.ts';
import { administrator, answerInTime, partOf, type Measured } from './measured-lists.ts';

/** Measures the outbox with few emails and with many, for an administrator who may see all and for one who wrote some manuscripts. */
export const outboxAnswersInTime = (): Promise<boolean> =>
  answerInTime({
    of: 'outbox',
    fill: fillWithEmails,
    addresses: async (signInAs) => {
      const readers = [
        ['administrator', await signInAs(administrator)],
        ['author', await signInAs(people.author)],
      ] as const;
      const each = await Promise.all(
        readers.map(async ([who, reader]): Promise<Measured[]> => [
          [`outbox of an ${who}`, reader, 'outbox'],
          [`outbox of an ${who}, fourth part`, reader, await partOf(reader, 'outbox', 3)],
          [`outbox of an ${who}, given up`, reader, 'outbox?state=failed'],
          [`outbox of an ${who}, common word`, reader, `outbox?q=${searched.common}`],
          [`outbox of an ${who}, an address`, reader, `outbox?q=${rareAddress}`],
          [`addresses for an ${who}`, reader, 'undeliverable-addresses'],
        ]),
      );
      return each.flat();
    },
  });
