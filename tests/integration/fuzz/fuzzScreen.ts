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

/** A screen whose answers are damaged. */
export interface FuzzedScreen extends RenderAppOptions {
  address: string;
  /** Brings the server's data into the state that the screen is tried in. */
  prepare?: (mock: MockServer) => void;
  /** What is done on it, as far as it can be: a damaged answer may leave nothing to press. */
  use?: (app: FuzzedApp) => unknown;
  /** The call is refused, and the refusal is what is damaged. */
  isRefused?: boolean;
}

/** Lists of a few rows, which are quicker to draw, and damaged in more of their rows. */
export function keepFewRows({ db }: MockServer): void {
  for (const { id } of db.truckers.all().slice(5)) db.truckers.delete(id);
  for (const { id } of db.prices.all().slice(8)) db.prices.delete(id);
}

/** The app on damaged answers. */
export interface FuzzedApp extends RenderedApp {
  /** Waits until nothing is under way, and requires a sound page. */
  settle: () => Promise<void>;
}

// What a dialog covers stays busy until that is answered, and so does a frame that nothing is loaded into here.
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
      // A page whose code is on its way shows nothing yet, not even that.
      if (!document.querySelector('h1')) throw new Error('The page has no heading.');
    },
    { interval: 5 },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expectSoundPage(answers);
}

/** A call whose answers, or whose refusals, are changed on their way. They are noted in `answers`. */
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

/** The other language is chosen: whatever was answered, the app lives. */
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
  mock.server.resetHandlers();
  mock.reset();
  expect(violations).toEqual([]);
}

async function visit(
  { address, prepare, use, isRefused = false, ...options }: FuzzedScreen,
  id: OperationId,
  changes: readonly Edit[],
  answers: string[],
): Promise<void> {
  // What an earlier answer has caused is told already.
  jest.mocked(console.error).mockClear();
  jest.mocked(console.warn).mockClear();
  const rendered = await renderApp(address, {
    ...options,
    answers: (mock) => {
      prepare?.(mock);
      return [damage(mock, id, isRefused, changes, answers)];
    },
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

/** Damaged answers are many, and the machine may have other work. */
const patienceMs = 600_000;
jest.setTimeout(patienceMs);

/** Requires that a screen stands, and the app with it, whatever a call is answered. `numRuns` answers are tried. */
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
  // A screen that does not ask has not been tried.
  expect(reached).toBeGreaterThan(0);
}
