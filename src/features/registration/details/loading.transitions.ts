import { isWorthRetrying } from '@/api/core/apiError';
import { load } from '../machine/effects';
import { canLoad } from '../machine/selectors';
import { transition } from '../machine/transition';
import { detailsOf } from './detailsOf';

/** What leads to step 1 (specification, section 4): all that the first view needs. */
export const loadingTransitions = [
  // Section 2, D12: a link loads its haulier, staff the one whose agreement they edit
  transition({
    from: 'starting',
    on: 'started',
    when: canLoad,
    to: 'loading',
    effects: (state) => [load(state, false)],
  }),
  // Section 2: without a link there is no haulier to load
  transition({
    from: 'starting',
    on: 'started',
    to: 'details',
  }),
  // Section 4, D12: what was loaded fills the form
  transition({
    from: 'loading',
    on: 'loaded',
    to: 'details',
    change: (_, { loaded: { trucker, companies } }) => ({
      trucker,
      companies,
      details: detailsOf(trucker),
    }),
  }),
  // Section 4: a link that the server has no haulier for starts an empty step 1
  transition({
    from: 'loading',
    on: 'nobodyLoaded',
    to: 'details',
  }),
  // D37: where the link was not refused, the haulier stays and can try again
  transition({
    from: 'loading',
    on: 'loadFailed',
    when: (_, { error }) => isWorthRetrying(error),
    to: 'loadFailed',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Sections 4 and 8: load failure, the message, then login
  transition({
    from: 'loading',
    on: 'loadFailed',
    to: 'loadFailed',
    change: (_, { error }) => ({ failure: { error } }),
    effects: () => [{ type: 'redirectToLogin' }],
  }),
];
