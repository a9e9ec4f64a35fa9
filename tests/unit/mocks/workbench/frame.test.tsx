import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWorkbench } from './renderWorkbench';

const drawer = () => screen.queryByRole('complementary', { name: 'QA workbench' });
const launcher = () => screen.getByRole('button', { name: 'QA workbench' });
const pressShortcut = () =>
  fireEvent.keyDown(document.body, { code: 'KeyM', key: 'µ', altKey: true });

describe('the drawer of the workbench', () => {
  it('opens by its button, takes the focus, and gives it back on Escape', async () => {
    const { user } = renderWorkbench();
    expect(drawer()).toBeNull();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
    await user.click(launcher());
    expect(drawer()).toBeVisible();
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('tab', { name: 'Scenario' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(drawer()).toBeNull();
    expect(launcher()).toHaveFocus();
  });

  it('leaves an Escape outside of it to the application', async () => {
    const onEscape = jest.fn();
    document.addEventListener('keydown', onEscape);
    const { user } = renderWorkbench();
    await user.click(launcher());
    await user.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    await user.click(launcher());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    document.removeEventListener('keydown', onEscape);
    expect(onEscape).toHaveBeenCalledTimes(1);
    expect(drawer()).toBeVisible();
  });

  it('opens and closes by the shortcut, by the place of its key', async () => {
    renderWorkbench();
    fireEvent.keyDown(document.body, { code: 'KeyM', key: 'm' });
    fireEvent.keyDown(document.body, { code: 'KeyM', key: 'm', altKey: true, ctrlKey: true });
    expect(drawer()).toBeNull();
    pressShortcut();
    expect(await screen.findByRole('tab', { name: 'Scenario' })).toHaveFocus();
    pressShortcut();
    expect(drawer()).toBeNull();
    expect(launcher()).toHaveFocus();
  });

  it('can do without the button, by the shortcut alone', async () => {
    const { user } = renderWorkbench();
    await user.click(launcher());
    await user.click(screen.getByRole('button', { name: 'Hide the round button', pressed: false }));
    expect(await screen.findByText(/Alt\+M opens the workbench/)).toHaveAttribute('role', 'status');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'QA workbench' })).toBeNull();
    pressShortcut();
    await user.click(await screen.findByRole('button', { name: 'Hide the round button' }));
    expect(launcher()).toBeVisible();
  });

  it('opens by itself where the scenario of the address is wrong, until that was read', async () => {
    const { user } = renderWorkbench({ problem: 'There is no scenario "sunny".' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The scenario of the address was not opened: There is no scenario "sunny".',
    );
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(launcher());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the mock cannot be read', async () => {
    const { mock, user } = renderWorkbench();
    mock.clock.move(1e300);
    await user.click(launcher());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The mock cannot be read: Invalid time value',
    );
    mock.reset();
    expect(await screen.findByText('Seed: 2022')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the calls and the contract alone where a live API is watched', async () => {
    const { asked, user } = renderWorkbench({ isLive: true });
    await user.click(launcher());
    expect(asked).toEqual(['GET calls']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Calls',
      'Contract',
    ]);
    expect(await screen.findByText('The application has called nothing.')).toBeVisible();
  });
});

describe('the tabs of the workbench', () => {
  it('are chosen with the arrow keys, Home and End', async () => {
    const { user } = renderWorkbench();
    await user.click(launcher());
    const tab = (name: string) => screen.getByRole('tab', { name });
    await user.keyboard('{ArrowRight}');
    expect(tab('Faults')).toHaveFocus();
    expect(tab('Faults')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Faults' })).toBeVisible();
    await user.keyboard('{End}');
    expect(tab('Contract')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Scenario')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(tab('Scenario')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Scenario' })).toHaveFocus();
  });

  it('stay as they were while the drawer is closed', async () => {
    const { openTab, user } = renderWorkbench();
    await openTab(/^Outbox/);
    await user.keyboard('{Escape}');
    await user.click(launcher());
    expect(screen.getByRole('tab', { name: 'Outbox' })).toHaveFocus();
  });
});

describe('the language of the workbench', () => {
  it('follows that of the page', async () => {
    const { user } = renderWorkbench({ language: 'da' });
    await user.click(screen.getByRole('button', { name: 'QA-værktøj' }));
    expect(screen.getByRole('tab', { name: 'Udbakke' })).toBeVisible();
    act(() => {
      document.documentElement.lang = 'en';
    });
    expect(await screen.findByRole('tab', { name: 'Outbox' })).toBeVisible();
  });
});

describe('the data of the workbench', () => {
  it('is read every second while the drawer is open, and not while it is closed', async () => {
    const { asked, mock, user } = renderWorkbench();
    expect(asked).toEqual([]);
    await user.click(launcher());
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('Seed: 2022')).toBeVisible();
    mock.reset(7);
    expect(await panel.findByText('Seed: 7')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).toBeNull());
    const before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked).toHaveLength(before);
  });
});
