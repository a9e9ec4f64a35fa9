import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import { currentLanguage, type TextKey, type Translate } from '@/i18n/i18n';
import { formatAmount } from '@/shared/money/formatAmount';
import { divide, fraction } from '@/shared/money/fraction';
import { Alert } from '@/shared/ui/Alert';

/**
 * How the registration wizard offers an add-on: as one of its covers, as a product under its own name (`ownName`), or
 * not at all (`unasked`).
 */
export type Place = 'roadAssistance' | 'glass' | 'workInjury' | 'ownName' | 'unasked';

/** For each type, the places of the add-ons with the lowest ids, then the place of all further ones. */
const places: Record<AddOnType, { first: readonly Place[]; further: Place }> = {
  car: { first: ['roadAssistance', 'glass'], further: 'unasked' },
  work: { first: ['workInjury'], further: 'ownName' },
};

export const PlacesContext = createContext<ReadonlyMap<number, Place>>(new Map());

export const placeTexts: Record<Place, TextKey> = {
  roadAssistance: 'addOns.placeRoadAssistance',
  glass: 'addOns.placeGlass',
  workInjury: 'addOns.placeWorkInjury',
  ownName: 'addOns.placeOwnName',
  unasked: 'addOns.placeUnasked',
};

/** The names of the covers, for use within a sentence. */
const coverTexts = {
  roadAssistance: 'addOns.coverRoadAssistance',
  glass: 'addOns.coverGlass',
  workInjury: 'addOns.coverWorkInjury',
} as const;

type Cover = keyof typeof coverTexts;

const covers: readonly Cover[] = ['roadAssistance', 'glass', 'workInjury'];

/** The id of an add-on that is not saved yet. It is the highest, so that the add-on comes last. */
export const newId = Number.MAX_SAFE_INTEGER;

/**
 * Returns the place of each add-on. The order of the ids decides which one of a type is the first, the second and so
 * on.
 */
export function placesOf(addOns: readonly AddOn[]): ReadonlyMap<number, Place> {
  const counts = { car: 0, work: 0 };
  const sorted = [...addOns].sort((one, other) => one.id - other.id);
  return new Map(
    sorted.map(({ id, type }) => {
      const { first, further } = places[type];
      const place = first[counts[type]] ?? further;
      counts[type] += 1;
      return [id, place];
    }),
  );
}

/** Car add-ons are priced per month, work add-ons per month and person. */
function monthlyPrice({ price, type }: AddOn, t: Translate): string {
  if (price === null) return t('addOns.unreadPrice');
  const amount = formatAmount(divide(fraction(price), fraction('12')), currentLanguage());
  return t(type === 'car' ? 'addOns.carMonthly' : 'addOns.workMonthly', { amount });
}

/**
 * Describes, one sentence each, which add-ons the wizard would offer in another place after a change, and which covers
 * it would no longer offer.
 */
export function placeChanges(
  before: readonly AddOn[],
  after: readonly AddOn[],
  t: Translate,
): string[] {
  const was = placesOf(before);
  const is = placesOf(after);
  const moved = after.flatMap((addOn) => {
    const { id } = addOn;
    const name = addOn.name || t('common.notProvided');
    const place = is.get(id);
    if (place === undefined || place === was.get(id)) return [];
    if (place === 'unasked') return [t('addOns.becomesUnasked', { name })];
    if (place === 'ownName') return was.has(id) ? [t('addOns.becomesOwnName', { name })] : [];
    const price = monthlyPrice(addOn, t);
    return [t('addOns.becomes', { name, cover: t(coverTexts[place]), price })];
  });
  const isTaken = (places: ReadonlyMap<number, Place>, cover: Cover) =>
    [...places.values()].includes(cover);
  const empty = covers
    .filter((cover) => isTaken(was, cover) && !isTaken(is, cover))
    .map((cover) => t('addOns.notSold', { cover: t(coverTexts[cover]) }));
  return [...moved, ...empty];
}

export function PlaceChanges({ changes }: { changes: readonly string[] }) {
  const { t } = useTranslation('staff');
  return (
    <div role="status">
      {changes.length > 0 && (
        <Alert tone="warning" title={t('addOns.placesChange')}>
          <ul className="mb-0">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
