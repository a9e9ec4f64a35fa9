import { screen, within } from '@testing-library/react';
import { openMenu } from '@tests/support/page-objects/rowMenu';
import type { Act } from '../support/act';
import { dialog, noDialog, press } from '../support/pageControls';
import { inNotices, inPlace } from '../support/seen';
import { t } from '../support/words';

/** Waits for the rows of a list. */
export async function expectRows(table: string): Promise<void> {
  await screen.findByRole('table', { name: table });
}

/** Presses "try again". */
export const retry = () => press(t['common.tryAgain']);

/** Presses a row's button, from its menu if it is not shown in the row. */
export async function rowAction(name: string, action: string): Promise<void> {
  const actions = screen.getByRole('group', {
    name: t['table.actionsFor'].replace('{{name}}', name),
  });
  if (!within(actions).queryByRole('button', { name: action })) openMenu(actions);
  await press(action, within(actions));
}

interface Deletion {
  table: string;
  /** Name of the row to delete. */
  name: string;
  action: string;
  doneText: string;
}

/** Deletion of a row, with its confirmation dialog. */
export function deletion({ table, name, action, doneText }: Deletion) {
  const ask = async () => {
    await rowAction(name, action);
    await screen.findByRole('dialog');
  };
  const send = () => press(t['common.yes'], dialog());
  return {
    arrange: async () => {
      await expectRows(table);
      await ask();
    },
    send,
    voice: 'save',
    expectMessages: inPlace,
    retry: () => press(t['common.tryAgain'], dialog()),
    expectKept: () => expect(screen.getByRole('dialog')).toHaveTextContent(name),
    expectSuccess: async () => {
      await noDialog();
      await screen.findAllByText(doneText);
    },
    needsNoAnswer: true,
    except: {
      '404': {
        rule: 'reports an earlier deletion and fetches the list again',
        expectOutcome: async ({ mock }) => {
          await inNotices([t['common.alreadyDeleted'].replace('{{name}}', name)]);
          await noDialog();
          mock.use('happy');
          await expectRows(table);
          await ask();
          await send();
          await noDialog();
          await screen.findAllByText(doneText);
        },
      },
    },
  } as const satisfies Partial<Act>;
}
