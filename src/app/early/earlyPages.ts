import type { Params } from 'react-router';
import type { ApiRequest } from '@/api/core/apiRequest';
import type { WireConventions } from '@/api/core/wire/write';
import { writeRegistrationLink } from '@/api/steps/details.api';
import { writeTruckerListQuery } from '@/api/truckers/truckerList.writer';
import { paths } from '@/config/paths';
import { truckerListShape, truckerRequest } from '@/features/truckers/truckerRequest';
import type { Namespace } from '@/i18n/i18n';
import { parseListParams } from '@/shared/lists/listParams';
import type { PageGate } from '../routing/access';

/** A page that people start at, as far as it is known before the application. */
export interface EarlyPage {
  path: string;
  gate: PageGate;
  /** Its scripts, by the names of their chunks. */
  chunks: readonly string[];
  texts: readonly Namespace[];
  /** What it will ask for first; null for nothing, and for what is no read. */
  request: (
    params: Params,
    search: URLSearchParams,
    conventions: Pick<WireConventions, 'firstPage'>,
  ) => ApiRequest | null;
}

/** The pages whose data is asked for before the application is there. Their routes ask for the same. */
export const earlyPages: readonly EarlyPage[] = [
  {
    path: paths.registration.pattern,
    gate: 'guest',
    chunks: ['registration'],
    texts: ['core', 'registration'],
    request: ({ token }) => (token ? writeRegistrationLink(token) : null),
  },
  {
    path: paths.truckers.pattern,
    gate: 'view_truckers',
    chunks: ['staff', 'truckers'],
    texts: ['core', 'staff'],
    request: (_params, search, conventions) => {
      const { list } = truckerRequest(parseListParams(search, truckerListShape));
      return list && writeTruckerListQuery(list, conventions);
    },
  },
];
