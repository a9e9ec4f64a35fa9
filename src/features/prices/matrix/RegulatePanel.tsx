import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { currentLanguage, type TextKey, type Translate } from '@/i18n/i18n';
import { useRestoredDraft, useSavedDraft } from '@/shared/drafts/draftStore';
import { UnsavedFields } from '@/shared/drafts/UnsavedFields';
import { AppForm } from '@/shared/forms/AppForm';
import { ConfirmQuestion } from '@/shared/forms/ConfirmQuestion';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { confirmationOf, joinConfirmations, type Confirmation } from '@/shared/forms/confirmation';
import { toOptions } from '@/shared/forms/formValues';
import { isSame, useAppForm } from '@/shared/forms/useAppForm';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { formatAmount, formatChange, formatDecimal, withMinus } from '@/shared/money/formatAmount';
import { findPercentRisks } from '@/shared/money/moneyRisks';
import { Button } from '@/shared/ui/Button';
import { placeChoices } from '../places';
import { regulationDraft } from '../priceList';
import type { PriceItem } from '../runs/priceItem';
import type { CellDraft } from './cellDrafts';
import type { MatrixChoices } from './priceMatrix';
import { percentOf, planRegulation, type Averages } from './regulate';
import { parseChange, regulationSchema, type RegulationValues } from './regulation.schema';

interface RegulatePanelProps {
  isShown: boolean;
  /** Told whether the form has input that is neither in the table nor in a run. Must be stable. */
  onUnsaved: (isUnsaved: boolean) => void;
  prices: readonly Price[];
  choices: MatrixChoices;
  areaId: number;
  /** True while a run is under way, so that the form cannot start another. */
  isBusy: boolean;
  /** Puts the new premiums into the sheet, for the user to check and save. */
  onPremiums: (drafts: readonly CellDraft[]) => void;
  onKickbacks: (items: readonly PriceItem[]) => void;
  /** Returns the confirmation that replacing the report of an earlier run needs; null if it needs none. */
  confirmKickbacks: (items: readonly PriceItem[]) => Confirmation | null;
}

const whats = {
  premium: 'regulate.premiums',
  ensurePercent: 'kickback.ensureName',
  dantaxiPercent: 'kickback.dantaxiName',
} as const;
const ways = { percent: 'regulate.byPercent', kroner: 'regulate.byKroner' } as const;
const steps = {
  0: 'regulate.step0',
  1: 'regulate.step1',
  5: 'regulate.step5',
  10: 'regulate.step10',
} as const;
const directions = { nearest: 'regulate.nearest', up: 'regulate.up' } as const;

/** The form that changes many premiums or kickbacks by one rule. */
export function RegulatePanel(props: RegulatePanelProps) {
  const { prices, choices, areaId, isBusy, onUnsaved, onPremiums, onKickbacks } = props;
  const { t } = useTranslation('bulk');
  const language = currentLanguage();
  const planOf = (values: RegulationValues) => planRegulation(values, prices, choices, language);
  // The form's values at its last submit. They are now drafts in the table or items of a run, so they are not unsaved.
  // `isOfTable` is true if the form had the area of the table.
  const [applied, setApplied] = useState<{
    values: RegulationValues;
    isOfTable: boolean;
  } | null>(null);
  const form = useAppForm<RegulationValues>({
    initialValues: {
      what: 'premium',
      areaId: String(areaId),
      newValueId: '',
      ownRiskId: '',
      injuryId: '',
      by: 'percent',
      amount: '',
      step: '1',
      direction: 'nearest',
    },
    schema: regulationSchema,
    confirm: (values) => {
      if (values.what === 'premium') return null;
      const { items } = planOf(values);
      const value = parseChange(values);
      if (items.length === 0 || value === null) return null;
      const label = t(whats[values.what]);
      const percent = t('common.percent', { value: formatDecimal(value, language) });
      const risky = confirmationOf(findPercentRisks(label, value, t), t);
      const count = items.length;
      const confirmation = {
        reasons: [t('regulate.asked', { count, label, percent }), ...(risky?.reasons ?? [])],
        confirmText: risky?.confirmText ?? t('regulate.save', { count }),
      };
      return joinConfirmations(confirmation, props.confirmKickbacks(items));
    },
    onSubmit: (values) => {
      setApplied({ values, isOfTable: values.areaId === String(areaId) });
      const { drafts, unchanged, items } = planOf(values);
      if (values.what === 'premium') onPremiums([...drafts, ...unchanged]);
      else if (items.length > 0) onKickbacks(items);
      return Promise.resolve(undefined);
    },
  });
  const { values, question } = form;
  const restored = useRestoredDraft(regulationDraft) as RegulationValues | null;
  const restore = useEffectEvent(() => restored && form.setValues(restored));
  useEffect(() => void restore(), []);
  // The form's area follows that of the table until the user chooses another. If only the area has changed, because it
  // followed the table, the form has no unsaved input.
  const hasFollowed = applied?.isOfTable === true && values.areaId === String(areaId);
  const followed = hasFollowed ? { areaId: values.areaId } : {};
  const isApplied = applied !== null && isSame({ ...applied.values, ...followed }, values);
  const isUnsaved = values.amount !== '' && !isApplied;
  useSavedDraft(regulationDraft, isUnsaved ? values : null);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  // Close the open confirmation if another run has started: only one can be under way at a time.
  if (isBusy) question?.onStay();
  const end = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const busyId = useId();
  useKeptFocus(end, { fallback: submitButton });
  const isPremium = values.what === 'premium';
  const premiumLabel = values.by === 'percent' ? 'regulate.percent' : 'regulate.kroner';
  const amountLabel = isPremium ? premiumLabel : 'regulate.newPercent';
  const labelled = (texts: Readonly<Record<string, TextKey>>) =>
    Object.entries(texts).map(([value, key]) => ({ value, label: t(key) }));
  return (
    <AppForm form={form} className="regulate" hidden={!props.isShown}>
      <div className="regulate-fields">
        <SelectField name="what" label={t('regulate.what')} options={labelled(whats)} isRequired />
        {placeChoices.map(({ id, label, list }) => (
          <SelectField
            key={id}
            name={id}
            label={t(label)}
            options={toOptions(choices[list])}
            placeholder={t('regulate.all')}
            hidesOptional
          />
        ))}
        {isPremium && (
          <SelectField name="by" label={t('regulate.by')} options={labelled(ways)} isRequired />
        )}
        <TextField
          name="amount"
          label={t(amountLabel)}
          inputMode="text"
          autoComplete="off"
          isRequired
        />
        {isPremium && (
          <>
            <SelectField
              name="step"
              label={t('regulate.step')}
              options={labelled(steps)}
              isRequired
            />
            <SelectField
              name="direction"
              label={t('regulate.direction')}
              options={labelled(directions)}
              isRequired
            />
          </>
        )}
      </div>
      {/* Rendered even while empty: screen readers ignore a status that is added together with its text. */}
      <div className="regulate-summary" role="status">
        {parseChange(values) !== null && (
          <RegulationSummary prices={prices} choices={choices} values={values} />
        )}
      </div>
      <div ref={end}>
        {question ? (
          <ConfirmQuestion {...question} />
        ) : (
          <Button
            ref={submitButton}
            type="submit"
            variant="secondary"
            isUnavailable={isBusy}
            aria-describedby={isBusy ? busyId : undefined}
          >
            {t(isPremium ? 'regulate.show' : 'runs.saveKickbacks')}
          </Button>
        )}
        {isBusy && (
          <p className="form-text" id={busyId}>
            {t('runs.busy')}
          </p>
        )}
      </div>
      <p className="form-text">{t('regulate.limits')}</p>
      <UnsavedFields hasChanges={() => isUnsaved} />
    </AppForm>
  );
}

function averageText(averages: Averages, t: Translate): string {
  const language = currentLanguage();
  const before = withMinus(formatAmount(averages.before, language));
  const after = withMinus(formatAmount(averages.after, language));
  const rise = percentOf(averages);
  if (rise === null) return t('regulate.averageFromZero', { before, after });
  const percent = withMinus(formatDecimal(rise, language));
  return t('regulate.average', { before, after, percent });
}

interface RegulationSummaryProps extends Pick<RegulatePanelProps, 'prices' | 'choices'> {
  values: RegulationValues;
}

/**
 * Previews a regulation: the number of changes, the averages before and after, and warnings. Calculated again only if
 * its props change.
 */
const RegulationSummary = memo(function RegulationSummary(props: RegulationSummaryProps) {
  const { prices, choices, values } = props;
  const { t } = useTranslation('bulk');
  const language = currentLanguage();
  const plan = planRegulation(values, prices, choices, language);
  const { drafts, items, holes, unread, doubles, large, negative, averages, monthly } = plan;
  const warnings = [
    holes > 0 && t('regulate.holes', { count: holes }),
    unread > 0 && t('regulate.unread', { count: unread }),
    doubles > 0 && t('regulate.doubles', { count: doubles }),
    large > 0 && t('sheet.large', { count: large }),
    negative > 0 && t('regulate.negative', { count: negative }),
  ].filter((warning) => warning !== false);
  return (
    <>
      <p>
        <strong>{t('regulate.count', { count: drafts.length + items.length })}</strong>{' '}
        {averages && <span>{averageText(averages, t)}</span>}{' '}
        {monthly && (
          <span>{t('regulate.monthly', { change: formatChange(monthly, language) })}</span>
        )}
      </p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </>
  );
});
