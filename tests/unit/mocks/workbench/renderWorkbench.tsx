import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { getResponse } from 'msw';
import { createRemote, type Ask } from '@mocks/control/ask';
import { answerControl } from '@mocks/control/control';
import { createMock, type Mock } from '@mocks/mock';
import { Workbench } from '@mocks/workbench/Workbench';

// What is closed is not on the page at all, so there is no need to look for what hides an element.
configure({ defaultHidden: true });

interface Options {
  problem?: string | null;
  isLive?: boolean;
  mock?: Mock;
  language?: string;
  /** The clipboard as the browser has it; by default it takes every text. */
  copy?: (text: string) => Promise<void>;
}

/** What a test has of a workbench on the page. */
export interface ShownWorkbench {
  mock: Mock;
  user: UserEvent;
  page: Record<'open' | 'reload' | 'copy', jest.Mock>;
  /** What the mock was asked, in order. */
  asked: string[];
  /** Opens the workbench, and one of its tabs. */
  openTab: (name: RegExp) => Promise<void>;
}

/** Shows the workbench of a mock that runs beside it in the same process. */
export function renderWorkbench({
  problem = null,
  isLive = false,
  mock = createMock(),
  language = 'en',
  copy = () => Promise.resolve(),
}: Options = {}): ShownWorkbench {
  document.documentElement.lang = language;
  const asked: string[] = [];
  const ask = (method: 'GET' | 'POST', name: string, body?: object) => {
    asked.push(`${method} ${name}`);
    const answer = answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}));
    return answer?.status === 200
      ? Promise.resolve(answer.body)
      : Promise.reject(new Error((answer?.body as { message: string }).message));
  };
  const page = { open: jest.fn(), reload: jest.fn(), copy: jest.fn(copy) };
  render(
    <Workbench
      remote={createRemote(ask as Ask)}
      basePath="/base/"
      problem={problem}
      isLive={isLive}
      apiOrigin="https://api.example"
      page={{ ...page, origin: 'https://app.example', screen: () => '/admin/truckers?page=2' }}
    />,
  );
  const user = userEvent.setup();
  const openTab = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'QA workbench' }));
    await user.click(screen.getByRole('tab', { name }));
  };
  return { mock, user, page, asked, openTab };
}

/** Sends a request to a mock, as an application would. */
export async function send(mock: Mock, path: string, body?: object): Promise<void> {
  const request = new Request(`https://api.example${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  await getResponse(mock.handlers, request);
}
