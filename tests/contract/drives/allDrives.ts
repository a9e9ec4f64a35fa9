import type { ApiServices } from '@/api/core/apiServices';
import { createHttpClient } from '@/api/core/http/httpClient';
import { createAppStore, type AppStore } from '@/store/store';
import type { Mock } from '@mocks/mock';
import { bearerFor } from '../exchange';
import type { Drive, Drives } from './drive';
import { addOnsDrives, lookupsDrives, pricesDrives } from './products.drives';
import { sessionDrives } from './session.drives';
import { smsDrives, stepsDrives } from './steps.drives';
import { truckersDrives } from './truckers.drives';

/** A drive for every call of the contract. */
export const drives: Drives = {
  ...sessionDrives,
  ...truckersDrives,
  ...pricesDrives,
  ...addOnsDrives,
  ...lookupsDrives,
  ...stepsDrives,
  ...smsDrives,
};

/** A store of the application on a mock, signed in as a drive needs it. */
export function storeFor(
  mock: Mock,
  sender: Drive['as'],
  onUnreadable?: ApiServices['onUnreadable'],
): AppStore {
  const token = sender === 'admin' ? bearerFor(mock, 'admin') : null;
  return createAppStore({
    http: createHttpClient('http://api.test'),
    getToken: () => token,
    getLanguage: () => 'en',
    isPublicPage: () => false,
    onUnauthorized: () => {
      throw new Error('No call is unauthorized here.');
    },
    ...(onUnreadable && { onUnreadable }),
  });
}
