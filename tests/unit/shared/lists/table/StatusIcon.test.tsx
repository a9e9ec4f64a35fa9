import { render, screen } from '@testing-library/react';
import { StatusIcon } from '@/shared/lists/table/StatusIcon';

it('keeps a number plate in its tip in one line [2-numbers-whole]', () => {
  render(<StatusIcon tone="yes" text="Registreringsnummer: AB 12 345" />);
  expect(screen.getByText('AB 12 345')).toHaveClass('unbroken');
});
