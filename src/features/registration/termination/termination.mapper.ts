import type { ExistingInsurance, InsuranceCompany } from '@/api/truckers/trucker.model';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { Termination } from '../machine/wizard.state';
import type { WizardDrafts } from '../step/forms.schema';
import { answerOf, type GivenAnswer } from '../step/steps';

type TerminationValues = WizardDrafts['termination'];

/** The form's values for the existing insurance that is to be terminated. */
export function toTerminationValues(existing: ExistingInsurance | null): TerminationValues {
  return {
    insuranceCompanyId: String(existing?.insuranceCompanyId ?? ''),
    policyNumber: existing?.policyNumber ?? '',
    terminationDate: existing?.terminationDate ?? '',
  };
}

/** Clears an insurer that the list no longer offers. An empty list counts as failed, and clears none. */
export function withoutRemovedInsurer(
  values: TerminationValues,
  companies: readonly InsuranceCompany[],
): TerminationValues {
  const isOffered =
    companies.length === 0 || companies.some(({ id }) => String(id) === values.insuranceCompanyId);
  return isOffered ? values : { ...values, insuranceCompanyId: '' };
}

export function toTermination(values: TerminationValues): Termination {
  return {
    insuranceCompanyId: Number(values.insuranceCompanyId),
    policyNumber: values.policyNumber.trim(),
    terminationDate: values.terminationDate,
  };
}

export function toGivenTerminationAnswers(
  { insuranceCompanyId, policyNumber, terminationDate }: Termination,
  companies: readonly InsuranceCompany[],
): GivenAnswer[] {
  const answer = answerOf('car');
  const company = companies.find(({ id }) => id === insuranceCompanyId);
  return [
    answer('insuranceCompanyId', 'termination.insurer', company?.name ?? null),
    answer('policyNumber', 'termination.policyNumber', policyNumber),
    answer('terminationDate', 'termination.date', formatCalendarDate(terminationDate)),
  ];
}
