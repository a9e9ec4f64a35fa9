import { screen } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { renderApp } from '@tests/support/fixtures/renderApp';

/** A right-to-left name that ends in a mark which would reverse the text after it. */
const name = 'تاکسی محمد\u202e';
const trucker = 3;

/** Renames the haulier, also in all submissions. */
function rename({ db }: MockServer): [] {
  const { name: before } = db.truckers.get(trucker) ?? {};
  db.truckers.update(trucker, { name });
  for (const { id, data } of db.history.all()) {
    db.history.update(id, { data: data.replaceAll(String(before), name) });
  }
  return [];
}

/** For each element that contains the name: the text of the `bdi` around it. */
async function places(): Promise<(string | undefined)[]> {
  const shown = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name),
    );
  const found = await screen.findAllByText((_, element) => element !== null && shown(element));
  return found.map((element) => element.closest('bdi')?.textContent);
}

it.each([
  ['the list and the panel of hauliers', `/admin/truckers?open=${trucker}`],
  ['the agreement of a haulier', `/admin/truckers/edit/${trucker}`],
  ['the history of a haulier', `/trucker-history/${trucker}`],
])(
  'a right-to-left name does not reorder the text around it in %s [2-names-set-apart]',
  async (_, path) => {
    await renderApp(path, { as: 'admin', answers: rename });
    expect(new Set(await places())).toEqual(new Set([name]));
  },
);
