import type { Random } from '../random';
import type { AgreementRow, ExistingInsuranceRow } from '../tables';
import { areas, companies, injuries, newValues, ownRisks } from './products.seed';

/** An agreement in which nothing is chosen yet. */
export const emptyAgreement: Omit<AgreementRow, 'id' | 'truckerId'> = {
  previousInsurance: null,
  areaId: null,
  newValueId: null,
  ownRiskId: null,
  injuryId: null,
  addOn1: null,
  addOn2: null,
  addOn1Date: null,
  workAnswers: [],
  injuryValidFrom: null,
  injuryComment: null,
  completedAt: null,
  documentsAt: null,
};

/** The choices of step 2 as some haulier made them. */
export function inventChoices(random: Random): Partial<AgreementRow> {
  const addOn1 = random.chance(0.5) ? 1 : 0;
  return {
    previousInsurance: random.chance(0.6) ? '1' : '0',
    areaId: random.pick(areas).id,
    newValueId: random.pick(newValues).id,
    ownRiskId: random.pick(ownRisks).id,
    injuryId: random.pick(injuries).id,
    addOn1,
    addOn2: random.chance(0.4) ? 1 : 0,
    addOn1Date: addOn1 === 1 ? `2022-03-${random.int(10, 31)}` : null,
  };
}

/** The insurance that some haulier leaves. */
export function inventExistingInsurance(random: Random): ExistingInsuranceRow {
  return {
    policyNumber: `P-${random.text(7)}`,
    terminationDate: `2022-0${random.int(1, 9)}-28`,
    companyId: random.pick(companies).id,
  };
}
