import type { Grant } from '../../../../contracts/statements.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import type { DepositElement } from './deposit-element.ts';

const assertion = (name: string, content: DepositElement[2]): DepositElement => ['fr:assertion', { name }, content];

/**
 * Who paid for the work: a group for each funder with its awards. The schema takes an id of the Open Funder Registry and no
 * ROR id.
 */
export const depositedFunding = (grants: readonly Grant[]): DepositElement => [
  'fr:program',
  { name: 'fundref' },
  grants.map(({ funder, registryId, awards }) =>
    assertion('fundgroup', [
      assertion('funder_name', funder),
      ...(registryId === undefined ? [] : [assertion('funder_identifier', doiHref(registryId))]),
      ...awards.map((award) => assertion('award_number', award)),
    ]),
  ),
];
