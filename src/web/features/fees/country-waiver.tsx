import { Button } from '@mantine/core';
import type { IncomeGroup } from '../../../contracts/constants.ts';
import { fees, type HandlingFee, type RuleWaiver } from '../../../contracts/fees.ts';
import { reducedFeeOf } from '../../../contracts/reduced-fee.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { countryName } from '../accounts/country-choices.ts';
import { openCosts } from './due-of.ts';
import styles from './fee-reduction.module.css';

const groups: Record<IncomeGroup, string> = {
  low: 'a low-income country',
  'lower-middle': 'a lower middle-income country',
};

/** The reduction that follows from the author's country: what it gives, from which list, and the button that takes it. */
export function CountryWaiver({ fee, rule }: { fee: HandlingFee; rule: RuleWaiver }) {
  const claim = useCallMutation(fees.claimWaiver, [fees.single]);
  const country = countryName(rule.country);
  const { articleId, currency, listMinor } = fee;
  const left = openCosts({ dueMinor: reducedFeeOf(listMinor, rule.percent), currency });
  const take = () =>
    claim.mutate({ params: { articleId } }, { onSuccess: ({ message }) => showNotice('good', message) });
  return (
    <div className={styles.part}>
      <h3>For authors in {country}, at once</h3>
      <p>
        Authors there pay <strong>{rule.percent} %</strong> less: <strong>{left}</strong>. You need no proof.
      </p>
      <p className={styles.soft}>
        {country} is {groups[rule.incomeGroup]} in the World Bank’s list of {formatDay(rule.listedOn)}. Please leave the
        reduction to others if a grant pays for publication.
      </p>
      {claim.error && <Message kind="bad">{claim.error.message}</Message>}
      <Button variant="default" loading={claim.isPending} onClick={take}>
        Take the reduction of {rule.percent} %
      </Button>
    </div>
  );
}
