import type { InsuranceCompany } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { Termination } from '../machine/wizard.state';
import type { GivenAnswer } from '../step/answer';
import type { TerminationValues } from './termination.mapper';

/** What ends the haulier's insurance elsewhere. */
export function terminationAnswers(
  { insuranceCompanyId, policyNumber, terminationDate }: Termination,
  companies: readonly InsuranceCompany[],
): GivenAnswer[] {
  const answer = (
    field: keyof TerminationValues,
    labelKey: TextKey,
    value: string | null,
  ): GivenAnswer => ({ step: 'car', field, labelKey, value });
  const company = companies.find(({ id }) => id === insuranceCompanyId);
  return [
    answer('insuranceCompanyId', 'termination.insurer', company?.name ?? null),
    answer('policyNumber', 'termination.policyNumber', policyNumber),
    answer('terminationDate', 'termination.date', formatCalendarDate(terminationDate)),
  ];
}
