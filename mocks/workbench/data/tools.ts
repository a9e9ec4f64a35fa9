import type { MockRemote } from '../../control/ask';
import type { PageActions } from '../frame/page';
import type { MockStanding } from './mockData';
import type { Act, Copy } from './useActions';

/** What the parts of the workbench work with. */
export interface Tools {
  remote: MockRemote;
  page: PageActions;
  /** The path that the application is served under; ends with a slash. */
  basePath: string;
  /** Where the API is, without a path. */
  apiOrigin: string;
  act: Act;
  copy: Copy;
}

/** What a tab about the mock is given. */
export interface MockTabProps {
  mock: MockStanding;
  tools: Tools;
}
