import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/config/languages';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { keepFirst, rowOf, waitForRows } from './listScreen';

/** Name of the first haulier in the list. */
export const truckerName = 'Ærø Taxa v/Åse Østergaard';

/** A new haulier as typed, by field label. */
export const newTrucker = {
  Navn: 'Gl. Ølstykke Taxa "Ny" ApS',
  'E-mail': 'kontor@oelstykke-taxa.example',
  'CVR-nummer': '29871640',
  Vognmandsnummer: '104233',
  Mobilnummer: '28 45 67 12',
};

export const vehicle = {
  reg_number: 'AB12345',
  serial_number: 'WDB2110161A123456',
  status: 'Registreret',
  insurance_status: 'verified',
};

/** Gives the first haulier an address, a number plate, both insurances and a previous insurance. */
export function whole({ mock }: RenderedApp): void {
  for (const { id, truckerId } of mock.db.agreements.all()) {
    if (truckerId === 1) mock.db.agreements.update(id, { previous_insurance: '1' });
  }
  mock.db.truckers.update(1, {
    address: { id: 77, address: 'Havnevej 3', zip_code: '5970', city: 'Ærøskøbing' },
    vehicle,
    phone_number: '37759064',
    undervogn: 'Storvogn',
    is_car_insurance: '1',
    is_work_insurance: '1',
  });
}

/** The lines of the error summary. */
export const problems = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** An open dialog of the list, with functions to use it. */
export interface OpenedDialog extends RenderedApp {
  dialog: HTMLElement;
  field: (label: string) => HTMLElement;
  tick: (label: string) => HTMLElement;
  /** Replaces the text of fields, given by label. */
  fill: (texts: Record<string, string>) => void;
  press: (name: string) => Promise<void>;
}

async function inDialog(view: RenderedApp, title: string): Promise<OpenedDialog> {
  const dialog = await screen.findByRole('dialog', { name: title });
  const field = (label: string) => within(dialog).getByRole('textbox', { name: nameOf(label) });
  return {
    ...view,
    dialog,
    field,
    tick: (name) => within(dialog).getByRole('checkbox', { name }),
    fill: (texts) => {
      for (const [label, text] of Object.entries(texts)) {
        fireEvent.change(field(label), { target: { value: text } });
      }
    },
    press: (name) => view.user.click(within(dialog).getByRole('button', { name })),
  };
}

/** Matches a label with or without a note such as "(optional)". */
function nameOf(label: string): (name: string) => boolean {
  return (name) => name === label || name.startsWith(`${label} (`);
}

interface OpenOptions {
  as?: 'admin' | 'user';
  language?: Language;
  address?: string;
  /** The app, if the list is already open. */
  view?: RenderedApp;
}

/** Opens the list as an admin, with a few hauliers. */
export async function openList(): Promise<RenderedApp> {
  const view = await renderApp('/admin/truckers', { as: 'admin', answers: keepFirst(3) });
  await waitForRows();
  return view;
}

/** Opens the dialog that adds a haulier. */
export async function openAdd(options: OpenOptions = {}): Promise<OpenedDialog> {
  const { as = 'admin', language = 'da', address = '/admin/truckers' } = options;
  const answers = keepFirst(3);
  const view = options.view ?? (await renderApp(address, { as, language, answers }));
  await waitForRows();
  const title = language === 'da' ? 'Opret vognmand' : 'Add taxi operator';
  await view.user.click(screen.getByRole('button', { name: title }));
  return inDialog(view, title);
}

export const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the dialog that edits a haulier, and waits for its fields. `prepare` runs before it opens. */
export async function openEdit(
  prepare: (view: RenderedApp) => void = () => undefined,
  name = truckerName,
): Promise<OpenedDialog> {
  const view = await openList();
  prepare(view);
  await view.user.click(within(rowOf(name)).getByRole('button', { name: 'Rediger vognmand' }));
  const opened = await inDialog(view, 'Rediger vognmand');
  await within(opened.dialog).findByRole('textbox', { name: 'Navn' });
  return opened;
}
