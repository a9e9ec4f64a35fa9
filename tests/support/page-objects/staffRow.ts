import type { Locator } from '@playwright/test';

/** The menu button of a row. */
export const menuOf = (row: Locator) =>
  row.getByRole('button', { name: /^(Handlinger|Actions) for / });

/** An action button of a row; opens the row's menu if the button is hidden in it. */
export async function rowAction(row: Locator, name: string): Promise<Locator> {
  const action = row.getByRole('button', { name, exact: true });
  await menuOf(row).waitFor();
  if (await action.isHidden()) await menuOf(row).click();
  return action;
}
