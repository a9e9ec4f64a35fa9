import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { allActs } from '../acts/allActs';
import type { Act } from '../support/act';

/** An act whose call is made by hand. */
type SendingAct = Act & Required<Pick<Act, 'send'>>;

/** The acts whose call is made by hand, once for each screen, dialog and call, by their names. */
export const sends = allActs.flatMap((act): (readonly [name: string, act: SendingAct])[] =>
  act.send ? [[`${act.place} · ${act.call}`, { ...act, send: act.send }]] : [],
);

/** Opens the screen of an act and types what there is to type. */
export async function arrange(act: Act): Promise<RenderedApp> {
  const app = await renderApp(act.address, { ...(act.as && { as: act.as }) });
  await act.arrange?.(app);
  app.mock.calls.clear();
  return app;
}
