import { object, string } from 'yup';
import { requiredDate, requiredText } from '@/shared/forms/rules.schema';

export const carSchema = object({
  areaId: requiredText('step2.chooseArea'),
  newValueId: requiredText('step2.chooseNewValue'),
  ownRiskId: requiredText('step2.chooseOwnRisk'),
  injuryId: requiredText('step2.chooseInjuries'),
  hasRoadAssistance: requiredText('step2.chooseAddOn'),
  roadAssistanceFrom: string().when('hasRoadAssistance', {
    is: 'yes',
    then: () => requiredDate(),
  }),
  hasGlassCover: requiredText('step2.chooseAddOn'),
});
