import { screen, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { renderApp } from '@tests/support/fixtures/renderApp';

interface Dialog {
  address: string;
  /** Name of the button that opens the dialog; the first one if several rows have it. */
  button: string;
  title?: string;
  /** The request that the dialog sends when it opens. */
  reads?: OperationId;
  fields: string[];
}

const truckers = '/admin/truckers';
const prices = '/admin/price?q=25755&field=price';
const addOns = '/admin/add-ons';

const trucker = [
  'Navn: text, off',
  'E-mail: email, off',
  'CVR-nummer: text numeric, off',
  'Vognmandsnummer: text numeric, off',
  'Mobilnummer: tel, off',
  'Undervogn (frivilligt): text, off',
];
const plate = ['Registreringsnummer: text characters, off'];
const premium = ['Præmie pr. år (kr.): text decimal, off'];
const kickbacks = ['Ensure (%): text decimal, off', 'Dantaxi (%): text decimal, off'];
const addOn = ['Navn: text, off', 'Pris pr. år (kr.): text decimal, off'];

const dialogs: Dialog[] = [
  {
    address: truckers,
    button: 'Opret vognmand',
    fields: [...trucker, 'Registreringsnummer (frivilligt): text characters, off'],
  },
  {
    address: truckers,
    button: 'Rediger vognmand',
    reads: 'getTrucker',
    fields: [
      ...trucker,
      ...['Adresse: text, off', 'Postnummer: text numeric, off', 'By: text, off'],
      ...plate,
      'Stelnummer: text, -',
    ],
  },
  {
    address: truckers,
    button: 'Intet registreringsnummer. Tilføj registreringsnummer',
    title: 'Tilføj registreringsnummer',
    reads: 'getTrucker',
    fields: plate,
  },
  {
    address: prices,
    button: 'Opret pris',
    reads: 'listPrices',
    fields: [...premium, ...kickbacks],
  },
  { address: prices, button: 'Rediger pris', reads: 'listPrices', fields: premium },
  { address: prices, button: 'Rediger provision', reads: 'listPrices', fields: kickbacks },
  { address: addOns, button: 'Opret tilvalg', reads: 'listAddOns', fields: addOn },
  { address: addOns, button: 'Rediger tilvalg', reads: 'listAddOns', fields: addOn },
];

/** Label, type, keyboard hints and autocomplete of a field. */
function describeField(box: HTMLElement): string {
  const kind = ['type', 'inputmode', 'autocapitalize'].map((name) => box.getAttribute(name));
  const label = (box as HTMLInputElement).labels?.[0]?.textContent ?? '';
  const fill = box.getAttribute('autocomplete') ?? '-';
  return `${label}: ${kind.filter(Boolean).join(' ')}, ${fill}`;
}

it.each(dialogs)(
  'dialog "$button" fetches the saved data it needs when it opens, and its fields have keyboard hints [2-edit-reads-anew]',
  async ({ address, button, title = button, reads, fields }) => {
    const { user, mock } = await renderApp(address, { as: 'admin' });
    await screen.findByRole('table');
    mock.calls.clear();
    const [opener] = screen.getAllByRole('button', { name: button });
    await user.click(opener ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const boxes = await dialog.findAllByRole('textbox');
    expect(boxes.map(describeField)).toEqual(fields);
    const calls = mock.calls.all().filter(({ operationId }) => operationId === reads);
    expect(calls).toHaveLength(reads ? 1 : 0);
  },
);
