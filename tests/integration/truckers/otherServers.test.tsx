import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { VariantId } from '@mocks/variants/variants';
import { renderApp, type RenderAppOptions } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import { haulier } from './dialogs';
import { names, rowOf, waitForRows } from './listScreen';

// What a real server may do otherwise is tried call by call in tests/contract/variants.dom.test.ts; these are whole visits of
// staff, on servers that do many things otherwise at once.

const doing = (...ids: VariantId[]) => ids.map((id) => `variant:*:${id}`).join(', ');

const servers: [string, RenderAppOptions][] = [
  [
    'flags as true, ids as text, keyed lists in envelopes, Danish amounts and notices of PHP',
    {
      scenario: doing(
        'agreementIds',
        'newestAgreementFirst',
        'textIds',
        'trueFlags',
        'danishAmounts',
        'timestamps',
        'statusSuccess',
        'created',
        'keyedLists',
        'deepEnvelopes',
        'noticeBeforeJson',
      ),
    },
  ],
  [
    'numbers as text, resource collections, empty answers, no nulls and pages from 0',
    {
      scenario: doing(
        'oneAgreement',
        'updateWithHaulier',
        'textNumbers',
        'trueTextFlags',
        'englishAmounts',
        'statusOk',
        'emptyAnswers',
        'withoutNulls',
        'moreFields',
        'collections',
      ),
      settings: { wireFirstPage: 0, wireDateFormat: 'dd-MM-yyyy' },
    },
  ],
];

const press = async (name: string, of: HTMLElement = document.body) =>
  fireEvent.click(await within(of).findByRole('button', { name }));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const said = async (text: string) => expect(await screen.findAllByText(text)).not.toEqual([]);

it.each(servers)(
  'a server with %s lets staff find, page, sort, edit, write to and delete hauliers',
  async (_, options) => {
    const { mock } = await renderApp('/admin/truckers', { as: 'admin', ...options });
    await waitForRows();
    const { truckers } = mock.db;
    const named = (ids: number[]) => ids.map((id) => truckers.get(id)?.name.replace('\n', ' '));
    expect(screen.getByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    for (const text of ['Har arbejdsskadeforsikring', 'Forsikring bekræftet', 'Aktiv']) {
      expect(within(rowOf(haulier)).getByText(text)).toBeInTheDocument();
    }

    await press('Side 2');
    await said('Viser 11–20 af 240 rækker');
    await waitFor(() => expect(names()).toEqual(named([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])));
    await press('ID');
    await waitFor(() => expect(names()[0]).toBe(named([240])[0]));

    const box = screen.getByRole('searchbox', { name: 'Søg efter vognmand' });
    fireEvent.change(box, { target: { value: 'Nørrebro Taxi' } });
    await press('Søg');
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi ApS']));

    await press('Rediger vognmand', rowOf('Nørrebro Taxi ApS'));
    const dialog = await dialogOf('Rediger vognmand');
    const name = await within(dialog).findByRole('textbox', { name: 'Navn' });
    expect(name).toHaveValue('Nørrebro Taxi ApS');
    const before = truckers.get(3);
    fireEvent.change(name, { target: { value: 'Nørrebro Taxi A/S' } });
    await press('Gem', dialog);
    await said('Opdatering gemt');
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi A/S']));
    expect(truckers.get(3)).toEqual({ ...before, name: 'Nørrebro Taxi A/S' });

    fireEvent.click(rowButton(rowOf('Nørrebro Taxi A/S'), 'Send certifikat (PDF)'));
    await said('Certifikatet er sendt.');

    fireEvent.click(rowButton(rowOf('Nørrebro Taxi A/S'), 'Slet vognmand'));
    await press('Ja', await dialogOf('Slet vognmand'));
    await said('Nørrebro Taxi A/S er slettet.');
    expect(truckers.get(3)).toBeUndefined();
  },
);

it('says that a list under a name that nobody knows could not be read, and reads it once it can [8-truckers-list-failure]', async () => {
  const { mock } = await renderApp('/admin/truckers', {
    as: 'admin',
    scenario: doing('otherNames'),
  });
  await said('Ups! Noget gik galt!');
  expect(screen.queryByRole('table')).toBeNull();
  mock.use('happy');
  await press('Prøv igen');
  await waitForRows();
  expect(names()[0]).toBe(haulier);
});
