import { screen, waitFor, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { renderApp } from '@tests/support/fixtures/renderApp';

interface Dialog {
  /** Name of the button that opens the dialog; the first one if several rows have it. */
  button: string;
  title?: string;
  /** The request that the dialog sends when it opens. */
  reads?: OperationId;
  fields: string[];
}

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

const ofTruckers: Dialog[] = [
  {
    button: 'Opret vognmand',
    fields: [...trucker, 'Registreringsnummer (frivilligt): text characters, off'],
  },
  {
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
    button: 'Intet registreringsnummer. Tilføj registreringsnummer',
    title: 'Tilføj registreringsnummer',
    reads: 'getTrucker',
    fields: plate,
  },
];
const ofPrices: Dialog[] = [
  { button: 'Opret pris', reads: 'listPrices', fields: [...premium, ...kickbacks] },
  { button: 'Rediger pris', reads: 'listPrices', fields: premium },
  { button: 'Rediger provision', reads: 'listPrices', fields: kickbacks },
];
const ofAddOns: Dialog[] = [
  { button: 'Opret tilvalg', reads: 'listAddOns', fields: addOn },
  { button: 'Rediger tilvalg', reads: 'listAddOns', fields: addOn },
];

/** Label, type, keyboard hints and autocomplete of a field. */
function describeField(box: HTMLElement): string {
  const kind = ['type', 'inputmode', 'autocapitalize'].map((name) => box.getAttribute(name));
  const label = (box as HTMLInputElement).labels?.[0]?.textContent ?? '';
  const fill = box.getAttribute('autocomplete') ?? '-';
  return `${label}: ${kind.filter(Boolean).join(' ')}, ${fill}`;
}

it.each([
  ['hauliers', '/admin/truckers', ofTruckers],
  ['prices', '/admin/price?q=25755&field=price', ofPrices],
  ['add-ons', '/admin/add-ons', ofAddOns],
])(
  'each dialog of the list of %s fetches the saved data, and its fields have keyboard hints [2-edit-reads-anew]',
  async (_, address, dialogs) => {
    const { user, mock } = await renderApp(address, { as: 'admin' });
    await screen.findByRole('table');
    for (const { button, title = button, reads, fields } of dialogs) {
      mock.calls.clear();
      const [opener] = screen.getAllByRole('button', { name: button });
      await user.click(opener ?? document.body);
      const dialog = await screen.findByRole('dialog', { name: title });
      const boxes = await within(dialog).findAllByRole('textbox');
      const calls = mock.calls.all().filter(({ operationId }) => operationId === reads);
      const shown = { title, fields: boxes.map(describeField), calls: calls.length };
      expect(shown).toEqual({ title, fields, calls: reads ? 1 : 0 });
      await user.click(within(dialog).getByRole('button', { name: 'Luk' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
);
