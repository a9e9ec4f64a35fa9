import { truckerApi } from '@/api/truckers/trucker.api';

/** What staff load step 1 with: a haulier's first view does not make this call. */
export const { getTrucker } = truckerApi.endpoints;
