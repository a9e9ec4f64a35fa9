import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { DateField } from '@/shared/forms/fields/DateField';
import { YesNoField } from '@/shared/forms/fields/YesNoField';
import { formatAmount } from '@/shared/money/formatAmount';
import { carPricePerMonth, noPremium } from '../pricing/insurancePrice';

interface CarAddOnFieldsProps {
  hasRoadAssistance: boolean;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly OfferedAddOn[];
}

/**
 * The car add-ons: road assistance first, with the date it starts, then glass damage (specification, sections 3 and 4). A yes
 * says what it adds to the price.
 */
export function CarAddOnFields({ hasRoadAssistance, addOns }: CarAddOnFieldsProps) {
  const { t, language } = useTexts();
  const [road, glass] = addOns.map(({ price }) =>
    price === null
      ? t('step2.premiumUnknown')
      : t('step2.addOnAdds', {
          amount: formatAmount(carPricePerMonth(noPremium, [price]), language),
        }),
  );
  return (
    <>
      <YesNoField
        name="hasRoadAssistance"
        label={t('step2.roadAssistance')}
        hint={t('step2.roadAssistanceInfo')}
        yesDetail={road}
        isRequired
      />
      {hasRoadAssistance && (
        <DateField
          name="roadAssistanceFrom"
          label={t('step2.roadActiveFrom')}
          hint={t('termination.dateHint')}
          isRequired
        />
      )}
      <YesNoField
        name="hasGlassCover"
        label={t('step2.glassDamage')}
        hint={t('step2.glassInfo')}
        yesDetail={glass}
        isRequired
      />
    </>
  );
}
