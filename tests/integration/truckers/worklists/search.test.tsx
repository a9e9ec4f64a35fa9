import { act, screen, waitFor, within } from '@testing-library/react';
import { listenTo } from '@tests/support/fixtures/heard';
import { names } from '../listScreen';
import { openCounted } from './worklistScreen';

const found = () => screen.findByRole('list', { name: 'Fundet i andre felter' });

function open() {
  return openCounted({
    change: (db) => {
      db.truckers.update(37, {
        name: 'Syvoghalvfjerds Taxi',
        email: 'kontor@sjov.example',
        phone_number: '87654321',
      });
      db.truckers.update(38, { name: 'Sjov Taxa' });
      for (let id = 41; id <= 47; id += 1) {
        db.truckers.update(id, {
          name: `Fyrre ${String(id)}`,
          email: `${String(id)}@kreds.example`,
        });
      }
    },
  });
}

describe('the browser’s own search in further fields', () => {
  it('finds a haulier by phone, number plate or e-mail, names the field, and opens the haulier [2-worklists-search]', async () => {
    const { user, application } = await open();
    const { said } = listenTo(application.store);
    const expectFound = async (text: string, sentence: string) => {
      const box = screen.getByRole('searchbox');
      await user.clear(box);
      await user.type(box, `${text}{Enter}`);
      const button = await within(await found()).findByRole('button', { name: sentence });
      await waitFor(() => expect(said).toContain(sentence));
      return button;
    };
    await expectFound('+45 8765 4321', 'Fundet på telefon: Syvoghalvfjerds Taxi');
    await expectFound('ab 10 037', 'Fundet på registreringsnummer: Syvoghalvfjerds Taxi');
    await user.click(await expectFound('@SJOV', 'Fundet på e-mail: Syvoghalvfjerds Taxi'));
    expect(
      await screen.findByRole('complementary', { name: 'Syvoghalvfjerds Taxi' }),
    ).toBeInTheDocument();
  });

  it('lists at most five matches and the number of the others, and says which field has none [2-worklists-search]', async () => {
    const { user } = await open();
    await user.keyboard('/@kreds{Enter}');
    const list = within(await found());
    expect(list.getAllByRole('button')).toHaveLength(5);
    list.getByText('og 2 flere');
    const body = within(screen.getByRole('region', { name: 'Vognmænd' }));
    body.getByText('Ingen andre fundet på navn.');
    // There are no others to search.
    expect(body.queryByText(/kun søgt på|matcher din søgning/)).not.toBeInTheDocument();
    expect(body.queryByRole('button', { name: /^Søg på|^Ryd/ })).not.toBeInTheDocument();
  });

  it('still offers the other fields for digits, as they may be part of another number [2-worklists-search]', async () => {
    const { user } = await open();
    await user.keyboard('/87654321{Enter}');
    await found();
    const body = within(screen.getByRole('region', { name: 'Vognmænd' }));
    body.getByText('Ingen andre fundet på CVR-nummer.');
    expect(body.queryByText(/kun søgt på/)).not.toBeInTheDocument();
    expect(body.getByRole('button', { name: /^Søg på navn/ })).toBeInTheDocument();
  });

  it('keeps its matches in place while the empty list above them is fetched again [2-worklists-search]', async () => {
    const { user, mock } = await open();
    await user.keyboard('/@sjov{Enter}');
    const button = await within(await found()).findByRole('button');
    act(() => button.focus());
    const release = mock.hold('searchTruckers');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(mock.calls.of('searchTruckers')).toHaveLength(2));
    expect(button).toBeInTheDocument();
    release();
  });

  it('lists its matches below those of the server, which may arrive earlier [2-worklists-search]', async () => {
    const { user } = await open();
    await user.keyboard('/sjov{Enter}');
    const list = await found();
    expect(names()).toEqual(['Sjov Taxa']);
    const count = screen.getByText('1 række');
    expect(count.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not list the hauliers that the server finds [2-worklists-search]', async () => {
    const { user } = await open();
    await user.keyboard('/fyrre 41{Enter}');
    expect(await screen.findByText('1 række')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Fundet i andre felter' })).not.toBeInTheDocument();
  });

  it('is named if nothing matches, unless the text is too short for it [2-worklists-search, 2-truckers-search-elsewhere]', async () => {
    const { user } = await open();
    await user.keyboard('/99999999{Enter}');
    await screen.findByText('Der er søgt på CVR-nummer, telefon, registreringsnummer og e-mail.');
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('zq{Enter}');
    await screen.findByText('Der er kun søgt på navn.');
    expect(screen.queryByText(/^Der er søgt på/)).not.toBeInTheDocument();
  });
});
