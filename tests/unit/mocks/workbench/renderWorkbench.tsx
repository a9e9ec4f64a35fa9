import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMock, type Mock } from '@mocks/mock';
import { Workbench } from '@mocks/workbench/Workbench';
import { remoteOf } from '../remoteOf';

interface Options {
  problem?: string;
  isLive?: boolean;
  mock?: Mock;
  /** The clipboard as the browser has it; by default it takes every text. */
  copy?: (text: string) => Promise<void>;
}

/** What a test has of a workbench on the page. */
export interface ShownWorkbench {
  mock: Mock;
  user: UserEvent;
  page: Record<'reload' | 'copy', jest.Mock>;
  /** What the mock was asked, in order. */
  asked: string[];
  /** Presses the round button. */
  press: () => Promise<void>;
}

/** Shows the workbench of a mock that runs beside it in the same process. */
export function renderWorkbench({
  problem,
  isLive = false,
  mock = createMock(),
  copy = () => Promise.resolve(),
}: Options = {}): ShownWorkbench {
  const asked: string[] = [];
  const page = { reload: jest.fn(), copy: jest.fn(copy) };
  render(
    <Workbench
      remote={remoteOf(mock, asked)}
      basePath="/base/"
      problem={problem ?? null}
      isLive={isLive}
      page={{ ...page, origin: 'https://app.example', screen: () => '/admin/truckers?page=2' }}
    />,
  );
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'QA workbench' }));
  return { mock, user, page, asked, press };
}

/** Shows the workbench, open. */
export async function openWorkbench(options?: Options): Promise<ShownWorkbench> {
  const shown = renderWorkbench(options);
  await shown.press();
  await screen.findByText(/^\d+ calls\.$/);
  return shown;
}
