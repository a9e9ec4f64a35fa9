import { screen } from '@testing-library/react';
import type { Fault } from '@mocks/control/faults';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { addOnActs } from '../faults/acts/addOns.acts';
import { priceActs } from '../faults/acts/prices.acts';
import { truckerDialogActs } from '../faults/acts/truckerDialogs.acts';
import { truckerActs } from '../faults/acts/truckers.acts';
import { t } from '../faults/support/words';

const acts = [...truckerActs, ...truckerDialogActs, ...priceActs, ...addOnActs];
const generic = t.SOMETHING_WENT_WRONG;
const internal = 'Intern besked';
const failure: Fault = { kind: 'error', status: 500, message: internal };

it.each<[rule: string, place: string, fault: Fault, words: string[]]>([
  [
    'a failed search for hauliers shows the generic text [8-truckers-search-failure]',
    'hauliers/search',
    failure,
    [generic],
  ],
  [
    'a haulier that cannot be added shows the server’s message [8-trucker-add-refused-whole]',
    'hauliers/add',
    { kind: 'error', status: 409, message: 'Vognmanden er spærret.' },
    ['Vognmanden er spærret.'],
  ],
  [
    'a haulier that cannot be loaded for editing shows the server’s message [8-trucker-info-failure]',
    'hauliers/edit',
    { ...failure, message: 'Systemet er nede.' },
    ['Systemet er nede.'],
  ],
  [
    'a price that cannot be added shows the generic text [8-price-create-failure]',
    'prices/add',
    failure,
    [generic],
  ],
  [
    'a price that cannot be changed shows the generic text [8-price-update-failure]',
    'prices/edit',
    failure,
    [generic],
  ],
  [
    'a kickback that cannot be changed shows the server’s message [8-kickback-failure]',
    'prices/kickback',
    { ...failure, message: 'Provisionen er låst.' },
    ['Provisionen er låst.'],
  ],
  [
    'an add-on that cannot be added shows the generic text [8-add-on-create-failure]',
    'add-ons/add',
    failure,
    [generic],
  ],
  [
    'an add-on that cannot be changed shows the generic text [8-add-on-update-failure]',
    'add-ons/edit',
    failure,
    [generic],
  ],
  [
    'an add-on whose response is lost says that it may or may not be saved [8-save-lost]',
    'add-ons/add',
    { kind: 'drop' },
    [generic, t['errors.lost']],
  ],
])('%s', async (_, place, fault, words) => {
  const act = acts.find((one) => one.place === place);
  if (!act) throw new Error(`There is no act ${place}.`);
  const view = await renderApp(act.address, { as: 'admin' });
  await act.arrange?.(view);
  view.mock.addFault({ operationId: act.call, fault });
  await act.send?.(view);
  await act.expectMessages(words);
  await act.expectKept?.();
  const otherText = words.includes(generic) ? internal : generic;
  expect(screen.queryByText(otherText)).not.toBeInTheDocument();
});
