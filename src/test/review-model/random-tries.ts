import fc from 'fast-check';
import { decisionKinds } from '../../contracts/review-values.ts';
import type { Move, Try } from './review-moves.ts';
import { reviewers, roles, type Role } from './review-world.ts';

const just = <D extends Move['does']>(...does: D[]) => fc.constantFrom(...does).map((name) => ({ does: name }));
// The names are those of moves that carry nothing else.
const plain = just(
  'edit',
  'start-review',
  'desk-reject',
  'return',
  'hold',
  'go-on',
  'return-held',
  'report',
  'recuse',
  'revise',
  'lapse',
  'choose-mode',
  'withdraw',
  'move',
  'reject',
  'withdraw-article',
  'retract',
  'appeal',
  'uphold',
  'reopen',
  'offer-move',
  'take-offer-back',
  'decline-move',
) as fc.Arbitrary<Move>;

const reviewer = fc.constantFrom(...reviewers);
const invite: fc.Arbitrary<Move> = fc.record({ does: fc.constant('invite' as const), reviewer });
const answer: fc.Arbitrary<Move> = fc.record({ does: fc.constant('answer' as const), isAccepted: fc.boolean() });
const decide: fc.Arbitrary<Move> = fc.record({
  does: fc.constant('decide' as const),
  kind: fc.constantFrom(...decisionKinds),
  isOverridden: fc.boolean(),
});
const ratify: fc.Arbitrary<Move> = fc.record({ does: fc.constant('ratify' as const), isRatified: fc.boolean() });
const stop: fc.Arbitrary<Move> = fc.record({
  does: fc.constant('stop-review' as const),
  to: fc.constantFrom('reject' as const, 'return' as const),
});
const publish: fc.Arbitrary<Move> = fc.record({ does: fc.constant('publish' as const), isOverridden: fc.boolean() });
const forward: fc.Arbitrary<Move> = fc.record({ does: fc.constant('forward' as const), reviewer });
const cancel: fc.Arbitrary<Move> = fc.record({ does: fc.constant('cancel' as const), reviewer });

const anything = fc.oneof(
  { arbitrary: plain, weight: 6 },
  ...[invite, answer, decide, ratify, publish, cancel, stop, forward].map((arbitrary) => ({ arbitrary, weight: 1 })),
);
const anybody: fc.Arbitrary<Role> = fc.constantFrom(...roles);

/** Who usually does something: half of the tries are by them, so that runs come far. */
const usual: Partial<Record<Move['does'], readonly Role[]>> = {
  edit: ['author'],
  revise: ['author'],
  'choose-mode': ['author'],
  withdraw: ['author'],
  move: ['author'],
  'decline-move': ['author'],
  'offer-move': ['chief', 'administrator'],
  'take-offer-back': ['chief', 'administrator'],
  appeal: ['author'],
  uphold: ['chief', 'administrator'],
  reopen: ['chief', 'administrator'],
  lapse: ['system'],
  answer: reviewers,
  report: reviewers,
  recuse: reviewers,
  ratify: ['chief', 'administrator'],
  publish: ['administrator'],
  reject: ['administrator'],
  'withdraw-article': ['administrator'],
};

const aimed: fc.Arbitrary<Try> = anything.chain((move) =>
  fc.record({ by: fc.constantFrom(...(usual[move.does] ?? ['editor'])), move: fc.constant(move) }),
);
const wild: fc.Arbitrary<Try> = fc.record({ by: anybody, move: anything });

const reviewed: readonly Try[] = [
  { by: 'editor', move: { does: 'start-review' } },
  { by: 'editor', move: { does: 'invite', reviewer: 'reviewer-1' } },
  { by: 'editor', move: { does: 'invite', reviewer: 'reviewer-2' } },
  { by: 'reviewer-1', move: { does: 'answer', isAccepted: true } },
  { by: 'reviewer-2', move: { does: 'answer', isAccepted: true } },
  { by: 'reviewer-1', move: { does: 'report' } },
  { by: 'reviewer-2', move: { does: 'report' } },
];
const decided = (kind: (typeof decisionKinds)[number]): readonly Try[] => [
  { by: 'editor', move: { does: 'decide', kind, isOverridden: false } },
  { by: 'chief', move: { does: 'ratify', isRatified: true } },
];

/** The straight ways through a review, to an article and to another journal, of which runs take parts before their other tries. */
const ways: readonly (readonly Try[])[] = [
  [
    ...reviewed,
    ...decided('revise-major'),
    { by: 'author', move: { does: 'revise' } },
    { by: 'editor', move: { does: 'decide', kind: 'accept', isOverridden: false } },
    { by: 'author', move: { does: 'choose-mode' } },
    { by: 'administrator', move: { does: 'publish', isOverridden: false } },
  ],
  [...reviewed, ...decided('unsuitable'), { by: 'author', move: { does: 'move' } }, ...reviewed],
  [
    ...reviewed,
    ...decided('revise-minor'),
    { by: 'editor', move: { does: 'invite', reviewer: 'reviewer-3' } },
    { by: 'reviewer-3', move: { does: 'answer', isAccepted: true } },
    { by: 'reviewer-3', move: { does: 'report' } },
    { by: 'editor', move: { does: 'forward', reviewer: 'reviewer-3' } },
    { by: 'author', move: { does: 'revise' } },
  ],
  [
    ...reviewed,
    { by: 'chief', move: { does: 'offer-move' } },
    { by: 'author', move: { does: 'decline-move' } },
    { by: 'administrator', move: { does: 'offer-move' } },
    { by: 'author', move: { does: 'move' } },
    ...reviewed,
  ],
  [
    ...reviewed,
    ...decided('reject'),
    { by: 'author', move: { does: 'appeal' } },
    { by: 'chief', move: { does: 'uphold' } },
    { by: 'administrator', move: { does: 'reopen' } },
    { by: 'editor', move: { does: 'invite', reviewer: 'reviewer-3' } },
  ],
];
const farthest = Math.max(...ways.map((way) => way.length));

/** So many tries at random: some of a straight way first, then whatever comes to anybody's mind. */
export const tries = (most: number): fc.Arbitrary<Try[]> =>
  fc
    .tuple(
      fc.constantFrom(...ways),
      fc.nat(farthest),
      fc.array(fc.oneof(aimed, aimed, wild), { minLength: 3, maxLength: most, size: 'max' }),
    )
    .map(([way, far, more]) => [...way.slice(0, far), ...more]);
