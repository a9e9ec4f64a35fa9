import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { initI18n } from '@/i18n/i18n';
import { AppModal } from '@/shared/ui/AppModal';
import { InlineQuestion } from '@/shared/ui/InlineQuestion';
import { tapOnIos } from '@tests/support/actions/tapOnIos';

beforeAll(() => initI18n('da'));

it('InlineQuestion treats Escape as its safe answer, and the dialog around it stays open [8-escape-one]', async () => {
  const [onStay, onGo, onClose] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <AppModal title="Opsigelse" onClose={onClose}>
      <InlineQuestion
        title="Er den rigtig?"
        reasons={[]}
        stayText="Ret det"
        onStay={onStay}
        goText="Gem alligevel"
        onGo={onGo}
      />
    </AppModal>,
  );
  screen.getByRole('button', { name: 'Ret det' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(onGo).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

describe('InlineQuestion opened by a tap on a phone', () => {
  function Deletion({ onGo }: { onGo: () => void }) {
    const [isAsked, setAsked] = useState(false);
    return isAsked ? (
      <InlineQuestion
        title="Slet?"
        reasons={[]}
        stayText="Behold"
        onStay={() => setAsked(false)}
        goText="Slet alligevel"
        onGo={onGo}
      />
    ) : (
      <button type="button" onClick={() => setAsked(true)}>
        Slet
      </button>
    );
  }

  function openQuestion() {
    const onGo = jest.fn();
    render(<Deletion onGo={onGo} />);
    tapOnIos(screen.getByRole('button', { name: 'Slet' }), { at: 1000 });
    return { onGo, go: screen.getByRole('button', { name: 'Slet alligevel' }) };
  }

  it('ignores the second tap of a double tap, and takes a later one', () => {
    const { onGo, go } = openQuestion();
    tapOnIos(go, { at: 1300, x: 110 });
    expect(onGo).not.toHaveBeenCalled();
    tapOnIos(go, { at: 2000, x: 110 });
    expect(onGo).toHaveBeenCalledTimes(1);
  });

  it('accepts a quick second tap at another place', () => {
    const { onGo, go } = openQuestion();
    tapOnIos(go, { at: 1300, x: 250 });
    expect(onGo).toHaveBeenCalledTimes(1);
  });
});
