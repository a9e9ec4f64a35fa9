import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { listed } from '@tests/support/assertions/refusals';
import {
  carStep,
  enterCode,
  fillCar,
  fillNewHaulier,
  openWizard,
  press,
  put,
  stepHeading,
  toCarStep,
  toWorkStep,
  workStep,
} from '@tests/support/page-objects/wizard';

// Every other answer that is lost is met in a browser (tests/e2e/haulier/networkCut.spec.ts).
describe('the answer to a new haulier is lost', () => {
  // Nothing in the second request tells the server that it comes from the same haulier.
  it('so that the second try is declined, and staff complete the one agreement', async () => {
    const { mock, unmount } = await openWizard('');
    const before = mock.db.truckers.size;
    await stepHeading('Udfyld oplysningerne');
    await fillNewHaulier();
    mock.addFault({ operationId: 'saveRegistration', fault: { kind: 'lost' }, times: 1 });
    await press('Næste');
    await waitFor(() =>
      expect(listed()).toEqual(['Der er ingen forbindelse til serveren. Prøv igen.']),
    );
    await press('Næste');
    const declined = 'CVR-nummer: CVR-nummeret er allerede registreret.';
    await waitFor(() => expect(listed()).toEqual([declined]));
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Amager Flextrafik ApS');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Telefon: / })).toBeInTheDocument();
    expect(mock.db.truckers.size).toBe(before + 1);

    unmount();
    const id = mock.db.truckers.all().find(({ cvr }) => cvr === '41730258')?.id ?? 0;
    await renderApp(`/admin/truckers/edit/${String(id)}`, { as: 'admin' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /ikke et registreringsnummer/ }));
    await toCarStep('Nej');
    await fillCar('Ingen skader', carStep.areaForStaff);
    await toWorkStep();
    put(workStep.workInjury, 'Nej');
    put(workStep.crisis, 'Nej');
    await press('Gem aftale');
    await screen.findByRole('dialog');
    await enterCode(newestSmsCode(mock.db, id) ?? '');
    await screen.findByText('Du bliver sendt tilbage til listen om lidt.');
    const agreements = mock.db.agreements.all().filter(({ truckerId }) => truckerId === id);
    expect(agreements.map(({ completedAt }) => completedAt)).toEqual([expect.any(String)]);
  });
});
