import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { initI18n } from '@/i18n/i18n';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';

const onItsWay = () => new Promise<ComponentType>(() => undefined);

it('lazyWithRetry shows that a part is loading, unless its placeholder is null', async () => {
  await initI18n('da');
  const Told = lazyWithRetry(onItsWay);
  const Silent = lazyWithRetry(onItsWay, { waiting: null });
  const { rerender } = render(<Told />);
  expect(screen.getByText('Indlæser…')).toBeInTheDocument();
  rerender(<Silent />);
  expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
});
