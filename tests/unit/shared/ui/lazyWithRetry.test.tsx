import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { initI18n } from '@/i18n/i18n';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';

const neverLoads = () => new Promise<ComponentType>(() => undefined);

it('lazyWithRetry shows that a part is loading, unless its placeholder is null', async () => {
  await initI18n('da');
  const WithPlaceholder = lazyWithRetry(neverLoads);
  const WithoutPlaceholder = lazyWithRetry(neverLoads, { waiting: null });
  const { rerender } = render(<WithPlaceholder />);
  expect(screen.getByText('Indlæser…')).toBeInTheDocument();
  rerender(<WithoutPlaceholder />);
  expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
});

it('lazyWithRetry asks the user to reload the page when a part fails to load twice [8-script-gone]', async () => {
  await initI18n('da');
  let isMissing = true;
  const Part = lazyWithRetry(() =>
    isMissing ? Promise.reject(new Error('404')) : Promise.resolve(() => <p>Her</p>),
  );
  render(<Part />);
  const retry = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ups! Noget gik galt!');
  await retry();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Det er stadig ikke hentet. Tjek forbindelsen, og genindlæs siden.',
  );
  isMissing = false;
  await retry();
  expect(await screen.findByText('Her')).toBeInTheDocument();
});

it('lazyWithRetry moves the focus to the surrounding element on a retry [2-focus-kept]', async () => {
  await initI18n('da');
  let isMissing = true;
  const Part = lazyWithRetry(() =>
    isMissing ? Promise.reject(new Error('404')) : Promise.resolve(() => <p>Her</p>),
  );
  render(
    <main tabIndex={-1}>
      <Part />
    </main>,
  );
  const retry = async () => {
    const button = await screen.findByRole('button', { name: 'Prøv igen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
  };
  await retry();
  expect(screen.getByRole('main')).toHaveFocus();
  isMissing = false;
  await retry();
  expect(await screen.findByText('Her')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
