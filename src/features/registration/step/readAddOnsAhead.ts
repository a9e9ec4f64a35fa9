import { addOnsApi } from '@/api/add-ons/addOns.api';
import type { AddOnType } from '@/api/add-ons/addOn.model';
import { readAhead } from '@/api/core/readAhead';
import { fetchWhenIdle } from '@/shared/routing/fetchWhenIdle';
import type { AppDispatch } from '@/store/store';

const { searchAddOns } = addOnsApi.endpoints;

/** Reads the add-ons of a step before it asks for them itself, and keeps them. Returns what lets them go. */
export function readAddOnsAhead(dispatch: AppDispatch, type: AddOnType): () => void {
  return fetchWhenIdle(() => readAhead(dispatch(searchAddOns.initiate(type))));
}
