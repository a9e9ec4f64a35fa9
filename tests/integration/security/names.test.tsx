import { screen } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { renderApp } from '@tests/support/fixtures/renderApp';

/** Written from right to left, with a mark at its end that would turn what stands behind it. */
const name = 'تاکسی محمد\u202e';
const haulier = 3;

/** Gives it to the haulier and to all that it has submitted. */
function rename({ db }: MockServer): [] {
  const { name: before } = db.truckers.get(haulier) ?? {};
  db.truckers.update(haulier, { name });
  for (const { id, data } of db.history.all()) {
    db.history.update(id, { data: data.replaceAll(String(before), name) });
  }
  return [];
}

/** Each place on the screen that has the name, with what sets it apart. */
async function places(): Promise<(string | undefined)[]> {
  const shown = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name),
    );
  const found = await screen.findAllByText((_, element) => element !== null && shown(element));
  return found.map((element) => element.closest('bdi')?.textContent);
}

it.each([
  ['the list and the panel of hauliers', `/admin/truckers?open=${haulier}`],
  ['the agreement of a haulier', `/admin/truckers/edit/${haulier}`],
  ['the history of a haulier', `/trucker-history/${haulier}`],
])(
  'a name from right to left turns no word around it in %s [2-names-set-apart]',
  async (_, path) => {
    await renderApp(path, { as: 'admin', answers: rename });
    expect(new Set(await places())).toEqual(new Set([name]));
  },
);
