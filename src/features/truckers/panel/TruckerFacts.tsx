import { useTranslation } from 'react-i18next';
import type { ReferenceList, ReferenceLists } from '@/api/lookups/lookups.model';
import type { Choice, Trucker } from '@/api/truckers/trucker.model';
import { contentLanguage } from '@/config/languages';
import { normalizers } from '@/domain/truckerFields.mapper';
import type { Translate } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { hyphenatedHeader } from '@/shared/lists/columns';
import { Button } from '@/shared/ui/Button';
import { DetailList, type Detail } from '@/shared/ui/details/DetailList';
import { SkeletonLines } from '@/shared/ui/states/LoadingState';
import { insuranceMarks } from '../components/truckerColumns';
import { copied } from './TruckerContact';

/** The number of placeholder lines while an agreement loads: about as many as it has. */
const awaitedLines = 8;

interface TruckerFactsProps {
  trucker: Trucker;
  /** The reference lists, for the titles of choices for which the server sent only an id. */
  lists: ReferenceLists;
  /** False while only the data from the list is loaded, and not the whole haulier. */
  isLoaded: boolean;
  isAwaited: boolean;
  onAddNumberPlate: (trucker: Trucker) => void;
}

function companyOf(t: Translate, { cvr, truckNumber, address }: Trucker): Detail[] {
  const lines = address
    ? [address.street, `${address.zipCode} ${address.city}`.trim()].filter(Boolean)
    : [];
  return [
    { label: t('field.cvr'), value: copied(t('field.cvr'), cvr) },
    {
      label: hyphenatedHeader(t('field.truckNumber')).shownHeader,
      value: copied(t('field.truckNumber'), truckNumber),
    },
    { label: t('field.address'), value: lines.join(', ') },
  ];
}

function titleOf(
  t: Translate,
  choice: Choice | null | undefined,
  list: ReferenceList,
): Pick<Detail, 'value' | 'lang'> {
  if (!choice) return { value: '' };
  const title = choice.title || list.choices?.find(({ id }) => id === choice.id)?.title;
  if (title !== undefined) return { value: title, lang: contentLanguage };
  if (!list.choices && !list.hasFailed) return { value: t('common.loading') };
  return { value: t('truckerPanel.unknownChoice', { id: choice.id }) };
}

function yesOrNo(t: Translate, answer: boolean | null | undefined, unknown = ''): string {
  return typeof answer === 'boolean' ? t(answer ? 'common.yes' : 'common.no') : unknown;
}

function choicesOf(
  t: Translate,
  { agreement, existingInsurance }: Trucker,
  lists: ReferenceLists,
): Detail[] {
  return [
    { label: t('history.area'), ...titleOf(t, agreement?.area, lists.areas) },
    { label: t('history.newValue'), ...titleOf(t, agreement?.newValue, lists.newValues) },
    { label: t('history.ownRisk'), ...titleOf(t, agreement?.ownRisk, lists.ownRisks) },
    { label: t('history.injuries'), ...titleOf(t, agreement?.injury, lists.injuries) },
    { label: t('history.roadsideHelp'), value: yesOrNo(t, agreement?.hasRoadAssistance) },
    { label: t('history.glassDamage'), value: yesOrNo(t, agreement?.hasGlassCover) },
    { label: t('history.previousInsurance'), value: yesOrNo(t, agreement?.hasPreviousInsurance) },
    ...(existingInsurance
      ? [
          { label: t('history.policyNumber'), value: existingInsurance.policyNumber },
          {
            label: t('history.terminationDate'),
            value: formatCalendarDate(existingInsurance.terminationDate ?? ''),
          },
        ]
      : []),
  ];
}

export function TruckerFacts(props: TruckerFactsProps) {
  const { trucker, lists, isLoaded, isAwaited, onAddNumberPlate } = props;
  const { t } = useTranslation('staff');
  const { vehicle, agreement } = trucker;
  const numberPlate = vehicle?.numberPlate ?? '';
  const has = (isThere: boolean | null) => yesOrNo(t, isThere, t('truckers.unknown'));
  return (
    <>
      <h3>{t('truckerPanel.company')}</h3>
      <DetailList details={companyOf(t, trucker)} />
      <h3>{t('truckerPanel.vehicle')}</h3>
      <DetailList
        details={[
          {
            label: hyphenatedHeader(t('field.regNumber')).shownHeader,
            value: numberPlate ? (
              copied(t('field.regNumber'), numberPlate, normalizers.numberPlate(numberPlate))
            ) : (
              <span data-paper={t('common.notProvided')}>
                <Button variant="quiet" iconName="add" onClick={() => onAddNumberPlate(trucker)}>
                  {t('addRegistration.submit')}
                </Button>
              </span>
            ),
          },
          { label: t('field.frameNumber'), value: vehicle?.frameNumber ?? '' },
          { label: t('truckers.colMotorRegister'), value: vehicle?.registerStatus ?? '' },
          {
            label: t('truckers.colKf'),
            value: t(insuranceMarks[vehicle?.insuranceStatus ?? 'unknown'].text),
          },
        ]}
      />
      <h3>{t('truckerPanel.insurances')}</h3>
      <DetailList
        details={[
          { label: t('field.carInsurance'), value: has(trucker.hasCarInsurance) },
          {
            label: hyphenatedHeader(t('field.workInsurance')).shownHeader,
            value: has(trucker.hasWorkInsurance),
          },
        ]}
      />
      {isAwaited && <SkeletonLines count={awaitedLines} />}
      {isLoaded && (
        <>
          <h3>{t('truckerPanel.choices')}</h3>
          {agreement ? (
            <DetailList details={choicesOf(t, trucker, lists)} />
          ) : (
            <p>
              {t(
                trucker.hasUnreadableAgreement
                  ? 'truckerPanel.unreadableAgreement'
                  : 'truckerPanel.noChoices',
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}
