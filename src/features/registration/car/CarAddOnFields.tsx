import { useTexts } from '@/i18n/useTexts';
import { DateField } from '@/shared/forms/fields/DateField';
import { YesNoField } from '@/shared/forms/fields/YesNoField';

interface CarAddOnFieldsProps {
  hasRoadAssistance: boolean;
  /** Glass cover in kroner per month, as it is read. The text about road assistance names its price itself. */
  glassPrice: string | undefined;
}

/** The car add-ons: road assistance first, with the date it starts, then glass damage (specification, sections 3 and 4). */
export function CarAddOnFields({ hasRoadAssistance, glassPrice }: CarAddOnFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <YesNoField
        name="hasRoadAssistance"
        label={t('step2.roadAssistance')}
        hint={t('step2.roadAssistanceInfo')}
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
        hint={
          <>
            {t('step2.glassInfo')}{' '}
            {glassPrice !== undefined && t('common.perMonth', { amount: glassPrice })}
          </>
        }
        isRequired
      />
    </>
  );
}
