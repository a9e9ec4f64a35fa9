import { baseApi } from '@/api/core/baseApi';
import type { Receipt } from './receipt';

/**
 * Holds the receipt of the last completion in the store, as if it were the answer to a call, which it never sends: in memory
 * alone, gone with the tab and with a session. In the history or in storage it would outlive both.
 */
const keptReceiptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keepReceipt: build.mutation<Receipt | null, Receipt | null>({
      queryFn: (receipt) => ({ data: receipt }),
    }),
  }),
});

/** Keeps a receipt in the place of the one before; null keeps none. With it comes the one that is kept. */
export function useKeptReceipt() {
  const [keep, { data }] = keptReceiptApi.useKeepReceiptMutation({ fixedCacheKey: 'receipt' });
  return { receipt: data ?? null, keep };
}
