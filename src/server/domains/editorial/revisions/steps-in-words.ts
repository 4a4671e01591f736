import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import { dayOf } from '../days.ts';

/**
 * What a step on the record is called to the author. What is not among these is not for authors: who was invited and what
 * they answered, reports, and decisions before they are sent.
 */
const words: Readonly<Record<string, string>> = {
  submitted: 'You submitted the manuscript',
  'submitted-again': 'You submitted a changed version',
  'anonymity-meant': 'You said that what the anonymity check found is meant',
  accept: 'The manuscript was accepted and published',
  reject: 'The manuscript was rejected',
  'start-review': 'The initial checks were done, and the manuscript went to review',
  'desk-reject': 'The manuscript was rejected without review',
  return: 'The manuscript was returned to you',
  'return-revision': 'The revision was returned to you',
  'return-held': 'The manuscript was returned to you',
  'ratify-acceptance': 'The manuscript was accepted',
  'decide-acceptance': 'The manuscript was accepted',
  'ratify-revision': 'A revision was asked for',
  'decide-revision': 'A revision was asked for',
  'ratify-rejection': 'The manuscript was rejected',
  'decide-rejection': 'The manuscript was rejected',
  hold: 'The manuscript was put on hold',
  release: 'The manuscript went on',
  'extension-asked': 'You asked for more time',
  'extension-granted': 'You were given more time',
  'extension-refused': 'More time was refused',
  revised: 'You submitted your revision',
  lapse: 'The time for the revision ran out, and the manuscript was withdrawn',
  move: 'You moved the manuscript to the journal that was suggested',
  'take-back': 'You withdrew the manuscript',
  publish: 'The article was published',
  'publish-unreviewed': 'The article was published',
  withdraw: 'The article was withdrawn',
};

/** What has happened to a manuscript, as its author is told it: by days, and without anybody’s name. */
export const stepsInWords = (
  steps: readonly { readonly at: Date; readonly action: string; readonly details: Record<string, unknown> }[],
): FollowedManuscript['steps'] =>
  steps.flatMap(({ at, action, details }) => {
    const usual = words[action];
    if (usual === undefined) return [];
    return [{ on: dayOf(at), what: details['kind'] === 'unsuitable' ? 'Another journal was suggested' : usual }];
  });
