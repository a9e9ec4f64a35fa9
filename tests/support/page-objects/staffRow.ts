import type { Locator } from '@playwright/test';

/** The button of a row's menu. */
export const menuOf = (row: Locator) =>
  row.getByRole('button', { name: /^(Handlinger|Actions) for / });

/** An action of a row, whose menu is opened where it stands in there. */
export async function rowAction(row: Locator, name: string): Promise<Locator> {
  const action = row.getByRole('button', { name, exact: true });
  await menuOf(row).waitFor();
  if (await action.isHidden()) await menuOf(row).click();
  return action;
}
