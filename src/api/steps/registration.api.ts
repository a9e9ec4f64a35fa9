import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import type { TruckerWithCompanies } from '../truckers/trucker.model';
import { readLinkedTrucker } from './registration.reader';
import { writeRegistrationLink } from './registration.writer';

/**
 * What a link opens (specification, section 7): in the first script, so that it is asked for while the wizard's is on its
 * way. No step makes it stale: a link that is used up by its own wizard must not turn into a load failure while the wizard
 * is open; it is read anew when the wizard is opened again.
 */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<TruckerWithCompanies | null, string>({
      queryFn: call(writeRegistrationLink, readLinkedTrucker),
      forceRefetch: isStale,
    }),
  }),
});
