import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { getResponse, HttpResponse } from 'msw';
import type { OperationId } from '@mocks/contract/document';
import type { MockServer } from '@mocks/node';
import { editAnswer, edits, type Edit } from '@tests/contract/fuzz/edits';
import { answerWith, refusal, runs, showingAnswer } from '@tests/contract/fuzz/fuzz';
import {
  leaveApp,
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';
import { expectSoundPage } from './sound';
import { buttonsCalled, click, topOfPage } from './use';

/** A screen to test with damaged responses. */
export interface FuzzedScreen extends RenderAppOptions {
  address: string;
  /** Uses the screen as far as possible: a damaged response may leave no button to press. */
  use?: (app: FuzzedApp) => unknown;
  /** The server refuses the request, and the refusal is damaged. */
  isRefused?: boolean;
}

export interface FuzzedApp extends RenderedApp {
  /** Waits until the app is idle, and requires a sound page. */
  settle: () => Promise<void>;
}

// Ignore spinners below a dialog, which may run until the dialog closes, and in the signing frame, which loads nothing
// here.
function isBusy({ application }: RenderedApp): boolean {
  const { queries, mutations } = application.store.getState().api;
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  const spinners = Array.from(topOfPage().querySelectorAll('.spinner-border'));
  return (
    calls.some((call) => call?.status === QueryStatus.pending) ||
    spinners.some((spinner) => !spinner.closest('.signing-frame'))
  );
}

async function settle(app: RenderedApp, answers: readonly string[]): Promise<void> {
  await waitFor(
    () => {
      if (isBusy(app)) throw new Error('Something is under way for ever.');
      // A page whose chunk is still loading shows no heading and no spinner.
      if (!document.querySelector('h1')) throw new Error('The page has no heading.');
    },
    { interval: 5 },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expectSoundPage(answers);
}

/** A handler that edits the responses, or the refusals, of an operation. Appends each one to `answers`. */
function damage(
  mock: MockServer,
  id: OperationId,
  isRefused: boolean,
  changes: readonly Edit[],
  answers: string[],
) {
  return answerWith(id, async (request) => {
    const response = isRefused
      ? HttpResponse.json(refusal, { status: 422 })
      : await getResponse(mock.handlers, request);
    if (!response) throw new Error(`The mock does not answer ${id}.`);
    const answer = editAnswer(await response.json(), changes);
    answers.push(answer);
    return { answer, status: response.status };
  });
}

/** Switches to English, which shows that the app still works. */
async function switchLanguage(): Promise<void> {
  const [button] = buttonsCalled('English');
  if (button) click(button);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'), {
    interval: 5,
  });
}

function leave({ mock }: RenderedApp): void {
  leaveApp();
  const violations = mock.calls
    .violations()
    .map(({ operationId, violation }) => [operationId, violation]);
  mock.reset();
  expect(violations).toEqual([]);
}

async function visit(
  { address, use, isRefused = false, ...options }: FuzzedScreen,
  id: OperationId,
  changes: readonly Edit[],
  answers: string[],
): Promise<void> {
  // Forget the console output of earlier runs, which has already been checked.
  jest.mocked(console.error).mockClear();
  jest.mocked(console.warn).mockClear();
  const rendered = await renderApp(address, {
    ...options,
    answers: (mock) => [damage(mock, id, isRefused, changes, answers)],
  });
  const app = { ...rendered, settle: () => settle(rendered, answers) };
  try {
    await app.settle();
    await use?.(app);
    await switchLanguage();
    await app.settle();
  } finally {
    leave(app);
  }
}

/** Long enough for many responses on a busy machine. */
const patienceMs = 600_000;
jest.setTimeout(patienceMs);

/** Requires that screen and app keep working for `numRuns` damaged responses to an operation. */
export async function expectStanding(
  screen: FuzzedScreen,
  id: OperationId,
  numRuns: number,
): Promise<void> {
  let reached = 0;
  const property = fc.asyncProperty(edits, async (changes) => {
    const answers: string[] = [];
    await showingAnswer(
      () => answers.join('\n'),
      () => visit(screen, id, changes, answers),
    );
    reached += answers.length;
  });
  await fc.assert(property, runs(`${screen.address} ${id}`, numRuns));
  // Without a request, nothing was tested.
  expect(reached).toBeGreaterThan(0);
}
