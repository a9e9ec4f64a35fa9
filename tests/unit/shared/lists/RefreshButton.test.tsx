import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RefreshButton } from '@/shared/lists/RefreshButton';
import { heard, render } from '@tests/support/fixtures/render';
import { loadListTextsBeforeEach } from './withTexts';

loadListTextsBeforeEach();

function List() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <RefreshButton isBusy={isBusy} onClick={() => setBusy(true)} />
      <button onClick={() => setBusy(!isBusy)}>Sort</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('RefreshButton announces that the rows are loading only if it was pressed itself [8-progress-said]', async () => {
  render(<List />);
  await press('Sort');
  await press('Sort');
  expect(heard.said).toEqual([]);
  await press('Genindlæs');
  expect(heard.said).toEqual(['Indlæser…']);
  await press('Sort');
  await press('Sort');
  expect(heard.said).toHaveLength(1);
});
