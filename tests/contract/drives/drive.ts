import type { AppStore } from '@/store/store';
import type { OperationId } from '@mocks/contract/document';
import type { Mock } from '@mocks/mock';

/** One call through the application's own store, and what has to arrive and come back. */
export interface Drive {
  as: 'admin' | 'public';
  run: (store: AppStore, mock: Mock) => Promise<unknown>;
  /** Method and path. */
  request: string;
  /** The whole body; none unless given. */
  sends?: object;
  /** The whole query; none unless given. */
  query?: Record<string, string>;
  returns: unknown;
}

/** The drives of some calls. */
export type Drives = Partial<Record<OperationId, Drive>>;
