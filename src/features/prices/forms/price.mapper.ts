import type { KickbackInput, Price, PriceInput } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import { formatPercent } from '@/shared/money/formatPercent';
import { parseAmount } from '@/shared/money/parseAmount';
import { parseDecimal } from '@/shared/money/parseDecimal';
import { plainAmount } from '@/shared/money/plainAmount';

/** The percentages as they are typed. */
export type KickbackValues = Record<'ensure' | 'dantaxi', string>;

/** A price as it is typed; the choices are the ids of the reference lists, '' where none is made. */
export type PriceValues = Record<'area' | 'newValue' | 'ownRisk' | 'injury' | 'premium', string>;

/** The wire's names of the fields → the form's. */
export const priceFieldNames = {
  area_id: 'area',
  new_value_id: 'newValue',
  own_risk_id: 'ownRisk',
  injury_id: 'injury',
};

/** The form of a price that is not there yet; its kickbacks are 0 until somebody says otherwise. */
export const emptyPrice: PriceValues & KickbackValues = {
  area: '',
  newValue: '',
  ownRisk: '',
  injury: '',
  premium: '',
  ensure: '0',
  dantaxi: '0',
};

const toChoice = (id: number) => (id > 0 ? String(id) : '');

/** A price for its form, its premium as it is typed in the language. */
export function toPriceValues(price: Price, language: Language): PriceValues {
  return {
    area: toChoice(price.areaId),
    newValue: toChoice(price.newValueId),
    ownRisk: toChoice(price.ownRiskId),
    injury: toChoice(price.injuryId),
    premium: plainAmount(price.premium, language),
  };
}

/** The percentages of a price for their form. */
export function toKickbackValues(price: Price, language: Language): KickbackValues {
  return {
    ensure: formatPercent(price.ensurePercent, language),
    dantaxi: formatPercent(price.dantaxiPercent, language),
  };
}

/** Valid percentages for the API. */
export function fromKickbackValues({ ensure, dantaxi }: KickbackValues): Omit<KickbackInput, 'id'> {
  return {
    ensurePercent: parseDecimal(ensure) ?? '0',
    dantaxiPercent: parseDecimal(dantaxi) ?? '0',
  };
}

/** Valid values for the API. The kickbacks travel with them (section 7): typed ones, or those of the row. */
export function fromPriceValues(
  values: PriceValues,
  kickbacks: Omit<KickbackInput, 'id'>,
): PriceInput {
  return {
    areaId: Number(values.area),
    newValueId: Number(values.newValue),
    ownRiskId: Number(values.ownRisk),
    injuryId: Number(values.injury),
    premium: parseAmount(values.premium) ?? '0',
    ensurePercent: kickbacks.ensurePercent,
    dantaxiPercent: kickbacks.dantaxiPercent,
  };
}
