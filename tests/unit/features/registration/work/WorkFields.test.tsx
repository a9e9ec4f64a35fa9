import { render, screen } from '@testing-library/react';
import { WorkFields } from '@/features/registration/work/WorkFields';
import { toWorkValues } from '@/features/registration/work/work.mapper';
import { initI18n, loadTexts } from '@/i18n/i18n';

it('step 3 says so if no work add-on is offered, and asks nothing [2-step-3-none-offered]', async () => {
  await initI18n('da');
  await loadTexts(['registration']);
  const values = toWorkValues({ trucker: null, details: null }, [], 'da');
  render(<WorkFields values={values} addOns={[]} isForStaff={false} />);
  expect(
    screen.getByText('Der tilbydes ingen arbejdsskadeforsikring lige nu.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
