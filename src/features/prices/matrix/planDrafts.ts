import type { PremiumChoices, Price } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import type { Confirmation } from '@/shared/forms/confirmation';
import { isSameAmount } from '@/shared/money/fraction';
import { isLargeChange } from '@/shared/money/moneyRisks';
import { parseAmount } from '@/shared/money/parseAmount';
import { kickbacksByArea, kickbacksFor, missingKickbacks } from '../forms/areaKickbacks';
import { groupByPlace, placeChoices, placeKey } from '../places';
import { aboutPrice, type PriceItem } from '../runs/priceItem';
import {
  cellErrors,
  conflictOf,
  draftKey,
  isUnsent,
  type CellDraft,
  type CellDrafts,
} from './cellDrafts';
import type { MatrixChoices } from './priceMatrix';

/** What saving all drafts sends, and the drafts that cannot be saved. */
interface DraftPlan {
  items: readonly PriceItem[];
  /** Drafts with the reason as message. A conflict needs no message: its cell detects and shows it. */
  faulty: readonly CellDraft[];
}

/** The titles of a combination's choices, the area first. */
export function placeName(place: PremiumChoices, choices: MatrixChoices): string {
  const titles = placeChoices.map(
    ({ id, list }) => choices[list].find((choice) => choice.id === place[id])?.title,
  );
  return titles.filter(Boolean).join(', ');
}

/** The titles of the drafts' areas, for a text that may be about another area than the shown one. */
export function areaNames(drafts: readonly CellDraft[], areas: readonly Choice[]): string {
  const areaIds = new Set(drafts.map(({ place }) => place.areaId));
  const titles = areas.filter(({ id }) => areaIds.has(id)).map(({ title }) => title);
  return joinNames(titles, currentLanguage());
}

export function planDrafts(
  drafts: CellDrafts,
  prices: readonly Price[],
  choices: MatrixChoices,
): DraftPlan {
  const pricesByPlace = groupByPlace(prices);
  const kickbacksInAreas = kickbacksByArea(prices);
  const items: PriceItem[] = [];
  const faulty: CellDraft[] = [];
  for (const draft of drafts.values()) {
    if (!isUnsent(draft)) continue;
    const { place, seen, text } = draft;
    const here = pricesByPlace.get(placeKey(place)) ?? [];
    const inArea = seen ? [] : (kickbacksInAreas.get(place.areaId) ?? []);
    const kickbacks = kickbacksFor(inArea, draft.kickbacks);
    const premium = parseAmount(text);
    const messages = cellErrors(text);
    if (messages.length > 0 || premium === null) {
      faulty.push({ ...draft, phase: 'typed', messages });
    } else if (!seen && !kickbacks) {
      faulty.push({ ...draft, phase: 'typed', messages: [missingKickbacks(inArea)] });
    } else if (conflictOf(draft, here)) {
      faulty.push(draft);
    } else {
      items.push({
        key: draftKey(draft),
        label: placeName(place, choices),
        about: { ...aboutPrice(place, seen, here), ...(!seen && kickbacks && { kickbacks }) },
        before: seen && { premium: seen.premium },
        wanted: { premium },
      });
    }
  }
  return { items, faulty };
}

/** Saving more items than this asks for confirmation. */
const manyItems = 20;

/** A single confirmation before all drafts are saved; null if there are few and none is unusual. */
export function confirmationOfAll(items: readonly PriceItem[], t: Translate): Confirmation | null {
  const large = items.filter(
    ({ before, wanted }) =>
      before?.premium && wanted?.premium && isLargeChange(before.premium, wanted.premium),
  );
  const free = items.filter(({ wanted }) => isSameAmount(wanted?.premium ?? null, '0'));
  const reasons = [
    ...(items.length > manyItems ? [t('sheet.many', { count: items.length })] : []),
    ...(large.length > 0 ? [t('sheet.large', { count: large.length })] : []),
    ...(free.length > 0 ? [t('sheet.free', { count: free.length })] : []),
  ];
  return reasons.length > 0
    ? { reasons, confirmText: t('sheet.saveAll', { count: items.length }) }
    : null;
}
