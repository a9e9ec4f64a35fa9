import { registrationFieldNames } from '@/api/steps/registration.api';
import { truckerUpdateFieldNames } from '@/api/truckers/trucker.writer';
import {
  emptyDetails,
  toDetails,
  toDetailsValues,
} from '@/features/registration/details/details.mapper';
import { details } from '../wizardStates';

describe('the form of step 1', () => {
  it('shows the known details and sends them back unchanged [5-answers-as-on-the-wire]', () => {
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
    expect(toDetailsValues(without).hasNoNumberPlate).toBe(false);
    expect(toDetailsValues(without, true).hasNoNumberPlate).toBe(true);
    expect(toDetailsValues(details, true).hasNoNumberPlate).toBe(false);
  });

  it('trims texts, formats the phone number, and sends no number plate when there is none', () => {
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

  it('has every field that its requests rename for the API, except for the ids', () => {
    const lacked = (names: Record<string, string>) =>
      Object.values(names).filter((name) => !(name in emptyDetails));
    expect(lacked(registrationFieldNames)).toEqual(['truckerId']);
    expect(lacked(truckerUpdateFieldNames)).toEqual(['addressId']);
  });
});
