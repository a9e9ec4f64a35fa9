import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { AppModal } from '@/shared/ui/AppModal';
import { answerControl, createMockRemote, type Ask } from '@mocks/control/control';
import { createMock } from '@mocks/mock';
import { mountWorkbench } from '@mocks/workbench/mount';

const mock = createMock();
const ask = (method: string, name: string, body?: object) =>
  Promise.resolve(answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}))?.body);

beforeAll(async () => {
  await initI18n('en');
  act(() => {
    mountWorkbench({
      remote: createMockRemote(ask as Ask),
      basePath: '/',
      problem: null,
      isLive: false,
    });
  });
});

describe('the workbench on the page of the application', () => {
  it('has its button there', () => {
    expect(screen.getByRole('button', { name: 'QA workbench' })).toBeVisible();
  });

  it('can be used while a dialog keeps the focus, and leaves the dialog open', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    render(
      <AppModal title="A question" isOpen onClose={onClose}>
        <input aria-label="Answer" />
      </AppModal>,
    );
    const answer = screen.getByRole('textbox', { name: 'Answer' });
    await user.click(answer);
    await user.keyboard('{Alt>}m{/Alt}');
    expect(screen.getByRole('complementary', { name: 'QA workbench' })).toHaveFocus();
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.click(search);
    await user.keyboard('html');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('html');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'QA workbench' })).toHaveFocus();
    // What is not the workbench's still belongs to the dialog.
    act(() => document.body.appendChild(document.createElement('button')).focus());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  });
});
