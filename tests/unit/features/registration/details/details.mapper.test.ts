import { registrationFieldNames } from '@/api/steps/registration.api';
import { truckerUpdateFieldNames } from '@/api/truckers/trucker.writer';
import {
  emptyDetails,
  toDetails,
  toDetailsValues,
} from '@/features/registration/details/details.mapper';
import { detailsOf } from '@/features/registration/machine/serverAnswers';
import { details, trucker } from '../wizardStates';

describe('the form of step 1', () => {
  it('turns the known details into form values, and these back into the same details', () => {
    const values = toDetailsValues(details);
    expect(values).toMatchObject({ hasPreviousInsurance: 'yes', hasNoNumberPlate: false });
    expect(toDetails(values)).toEqual(details);
  });

  it('leaves an unanswered question open', () => {
    const values = toDetailsValues({ ...details, hasPreviousInsurance: null });
    expect(values.hasPreviousInsurance).toBe('');
    expect(toDetails(values).hasPreviousInsurance).toBeNull();
  });

  it('says that there is no number plate only when the haulier said so [5-step-1-plate-asked]', () => {
    const without = { ...details, numberPlate: '' };
    const noPlate = { ...emptyDetails, hasNoNumberPlate: true };
    expect(toDetailsValues(without).hasNoNumberPlate).toBe(false);
    expect(toDetailsValues(without, noPlate).hasNoNumberPlate).toBe(true);
    expect(toDetailsValues(details, noPlate).hasNoNumberPlate).toBe(false);
  });

  it('keeps the insurances that this visit has chosen if a response lacks them [3-unknown-insurance]', () => {
    const lacking = { ...trucker, hasCarInsurance: null, hasWorkInsurance: null };
    const chosen = { ...emptyDetails, hasCarInsurance: true, hasWorkInsurance: true };
    expect(toDetailsValues(detailsOf(lacking), chosen)).toMatchObject({
      hasCarInsurance: true,
      hasWorkInsurance: true,
    });
  });

  it('trims texts, removes spaces from the phone, and empties the plate if there is none', () => {
    const values = {
      ...toDetailsValues(details),
      name: ' Navn ',
      phone: '28 45 67 12',
      hasNoNumberPlate: true,
      hasPreviousInsurance: 'no' as const,
    };
    expect(toDetails(values)).toMatchObject({
      name: 'Navn',
      phone: '28456712',
      numberPlate: '',
      hasPreviousInsurance: false,
    });
  });

  it('has a field for every renamed API field that a refusal can name, except the ids', () => {
    const lacked = (names: Record<string, string>) =>
      Object.values(names).filter((name) => !(name in emptyDetails));
    expect(lacked(registrationFieldNames)).toEqual(['truckerId']);
    expect(lacked(truckerUpdateFieldNames)).toEqual(['addressId']);
  });
});
