import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import type { ApiServices, HttpClient } from '@/api/core/apiServices';
import { emailApi } from '@/api/emails/emails.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/registration.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { Settings } from '@/config/settings';
import { createAppStore, type RootState } from '@/store/store';
import type { OperationId } from '@mocks/contract/document';
import { isStructure, type Place } from './differences';

/** The product's own endpoints, by operation id of the contract. */
const calls = {
  ...sessionApi.endpoints,
  ...truckerApi.endpoints,
  ...truckerHistoryApi.endpoints,
  ...pricesApi.endpoints,
  ...addOnsApi.endpoints,
  ...lookupsApi.endpoints,
  ...registrationApi.endpoints,
  ...agreementStepsApi.endpoints,
  ...smsApi.endpoints,
  addRegistration: truckerApi.endpoints.addNumberPlate,
  getEmailInfo: emailApi.endpoints.getEmailContent,
};

export type Argument<Id extends OperationId> = (typeof calls)[Id]['Types']['QueryArg'];
export type Result<Id extends OperationId> = (typeof calls)[Id]['Types']['ResultType'];

/** An endpoint call ready to dispatch. Resolves with the data that the product parses from the response. */
type ProductCall<Data> = ThunkAction<
  PromiseLike<{ data?: Data | undefined; error?: unknown }>,
  RootState,
  ApiServices,
  UnknownAction
>;

export function callOf<Id extends OperationId>(id: Id, argument: Argument<Id>) {
  const initiate = calls[id].initiate as (argument: Argument<Id>) => ProductCall<Result<Id>>;
  return initiate(argument);
}

/** The product's own store, without a user interface. */
export function createStore(settings: Settings, http: HttpClient, overrides: Partial<ApiServices>) {
  return createAppStore({
    // Some services that the store needs are settings of the same name, such as `wireDateFormat`.
    ...settings,
    http,
    getToken: () => null,
    getLanguage: () => 'da',
    isPublicPage: () => false,
    onUnauthorized: () => undefined,
    ...overrides,
  });
}

/** A copy of a body that reports each property access, including to missing properties. */
function trackAccess(value: unknown, place: Place, onAccess: (place: Place) => void): unknown {
  if (!isStructure(value)) return value;
  const isList = Array.isArray(value);
  const at = (name: string) => [...place, isList ? Number(name) : name];
  const copy: object = isList ? [] : {};
  for (const [name, inner] of Object.entries(value)) {
    Reflect.set(copy, name, trackAccess(inner, at(name), onAccess));
  }
  const reporting =
    <Found>(find: (target: object, name: string | symbol) => Found) =>
    (target: object, name: string | symbol) => {
      if (typeof name === 'string') onAccess(at(name));
      return find(target, name);
    };
  return new Proxy(copy, {
    get: reporting((target, name): unknown => Reflect.get(target, name)),
    getOwnPropertyDescriptor: reporting(Reflect.getOwnPropertyDescriptor),
  });
}

/** Passes a response body through the product's own endpoint, with an HTTP client that returns that body. */
export function parserOf(settings: Settings, status: number, call: ProductCall<unknown>) {
  return async (body: unknown) => {
    const accessed = new Set<string>();
    const unreadable: string[] = [];
    const answer = trackAccess(body, [], (place) => accessed.add(place.join(' ')));
    const http = () => Promise.resolve({ data: answer, status });
    const onUnreadable = (_call: string, place: string) => void unreadable.push(place);
    const { data, error } = await createStore(settings, http, { onUnreadable }).dispatch(call);
    return {
      data,
      isParsed: error === undefined,
      /** The places that the readers report as unreadable: `add_ons[].price`. */
      unreadable,
      hasAccessed: (place: Place) => accessed.has(place.join(' ')),
    };
  };
}

export type ParseResponse = ReturnType<typeof parserOf>;
export type ParseResult = Awaited<ReturnType<ParseResponse>>;
