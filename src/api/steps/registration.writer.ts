import type { ApiRequest } from '../core/apiRequest';

/** The request for what a link opens. */
export function writeRegistrationLink(token: string): ApiRequest {
  return { path: ['step', 'get-trucker-info', token] };
}
