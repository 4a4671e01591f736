import { mostAwards, mostGrants, type Grant } from '../../../../contracts/statements.ts';
import { isRor } from '../../../../contracts/ror.ts';
import { childElements, descendants, textOf, type XmlElement } from './xml-tree.ts';

/** The id of a funder in its registry: ROR, or the Open Funder Registry. */
function idsOf(source: XmlElement): Pick<Grant, 'ror' | 'registryId'> {
  const ids = descendants(source, 'institution-id').map(textOf);
  const ror = ids.map((id) => /0\w{8}$/.exec(id)?.[0] ?? '').find(isRor);
  const registryId = ids.map((id) => /10\.13039\/\d+$/.exec(id)?.[0]).find((id) => id !== undefined);
  return { ...(ror === undefined ? {} : { ror }), ...(registryId === undefined ? {} : { registryId }) };
}

/** Who paid for the work and by which awards, one entry for each award group with a funder. */
export function readGrants(meta: XmlElement): Grant[] {
  return childElements(meta, 'funding-group')
    .flatMap((group) => childElements(group, 'award-group'))
    .flatMap((award): Grant[] => {
      const [source] = childElements(award, 'funding-source');
      if (source === undefined) return [];
      const funder = textOf(descendants(source, 'institution')[0]) || textOf(source);
      const awards = childElements(award, 'award-id')
        .map(textOf)
        .filter((one) => one !== '');
      return funder === '' ? [] : [{ funder, ...idsOf(source), awards: awards.slice(0, mostAwards) }];
    })
    .slice(0, mostGrants);
}
