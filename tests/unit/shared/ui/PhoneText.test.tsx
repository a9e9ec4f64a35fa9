import { render, screen } from '@testing-library/react';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { PhoneText } from '@/shared/ui/PhoneText';
import { testSettings } from '@tests/support/fixtures/testSettings';

function show(text: string) {
  render(
    <SettingsContext value={testSettings}>
      <PhoneText text={text} />
    </SettingsContext>,
  );
}

describe('PhoneText', () => {
  it('makes the company’s phone number a link and keeps the rest of the sentence', () => {
    show('Ring til os på +45 70 00 00 00. Vi svarer.');
    const link = screen.getByRole('link', { name: '+45 70 00 00 00' });
    expect(link).toHaveAttribute('href', 'tel:+4570000000');
    expect(screen.getByText(/^Ring til os på/)).toHaveTextContent(
      'Ring til os på +45 70 00 00 00. Vi svarer.',
    );
    // The full stop stays on the line of the number.
    expect(screen.getByText('.')).toContainElement(link);
  });

  it('shows a text without that number as it is', () => {
    show('Ring til vognmanden på 65 72 60 11.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Ring til vognmanden/)).toHaveTextContent('65 72 60 11.');
  });
});
