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

/** Asks for what could not be had once more. */
export const again = () => press(t['common.tryAgain']);

/** Presses a button in the row of a list. */
export async function rowAction(name: string, action: string): Promise<void> {
  const actions = screen.getByRole('group', {
    name: t['table.actionsFor'].replace('{{name}}', name),
  });
  if (!within(actions).queryByRole('button', { name: action })) openMenu(actions);
  await press(action, within(actions));
}

interface Deletion {
  table: string;
  /** Of the row that is deleted. */
  name: string;
  action: string;
  doneText: string;
}

/** The question of a list before something is deleted. */
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
    says: inPlace,
    again: () => press(t['common.tryAgain'], dialog()),
    kept: () => expect(screen.getByRole('dialog')).toHaveTextContent(name),
    done: async () => {
      await noDialog();
      await screen.findAllByText(doneText);
    },
    needsNoAnswer: true,
    except: {
      '404': {
        rule: 'says that it was deleted already and reads the list anew',
        see: async ({ mock }) => {
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
