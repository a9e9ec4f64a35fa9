import type { ExistingInsurance, InsuranceCompany } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { Termination } from '../machine/wizard.state';
import type { GivenAnswer } from '../step/steps';
import { checksByField, isIdText, isText } from '../step/stepProps';

/** The termination popup as its form holds it, in the order of the fields. */
export type TerminationValues = {
  insuranceCompanyId: string;
  policyNumber: string;
  terminationDate: string;
};

/** The form for the insurance that the haulier is known to leave. */
export function toTerminationValues(existing: ExistingInsurance | null): TerminationValues {
  const companyId = existing?.insuranceCompanyId ?? null;
  return {
    insuranceCompanyId: companyId === null ? '' : String(companyId),
    policyNumber: existing?.policyNumber ?? '',
    terminationDate: existing?.terminationDate ?? '',
  };
}

/** The values, with the insurer open again where the list does not offer it any more. */
export function withoutLostInsurer(
  values: TerminationValues,
  companies: readonly InsuranceCompany[],
): TerminationValues {
  const isOffered = companies.some(({ id }) => String(id) === values.insuranceCompanyId);
  return isOffered ? values : { ...values, insuranceCompanyId: '' };
}

/** What the form sends. */
export function toTermination(values: TerminationValues): Termination {
  return {
    insuranceCompanyId: Number(values.insuranceCompanyId),
    policyNumber: values.policyNumber.trim(),
    terminationDate: values.terminationDate,
  };
}

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

/** What the termination popup has drafts of. */
export type TerminationDrafts = { termination: TerminationValues };

export const terminationDraftChecks = checksByField<TerminationValues>({
  insuranceCompanyId: isIdText,
  policyNumber: isText,
  terminationDate: isText,
});
