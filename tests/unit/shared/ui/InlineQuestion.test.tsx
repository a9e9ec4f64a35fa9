import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { AppModal } from '@/shared/ui/AppModal';
import { InlineQuestion } from '@/shared/ui/InlineQuestion';

beforeAll(() => initI18n('da'));

it('InlineQuestion takes Escape as the harmless answer, and its dialog stays open [8-escape-one]', async () => {
  const [onStay, onGo, onClose] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <AppModal title="Opsigelse" isOpen onClose={onClose}>
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
