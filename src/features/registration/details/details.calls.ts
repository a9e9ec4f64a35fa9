import { detailsApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';

/** What saves step 1, and what staff load it with: a haulier's first view makes none of these calls. */
export const { saveRegistration } = detailsApi.endpoints;
export const { getTrucker, updateTrucker } = truckerApi.endpoints;
