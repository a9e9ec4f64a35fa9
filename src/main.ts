import './styles/main.scss';
import { nextTask } from './app/start/nextTask';
import { watchErrors } from './shared/errors/reporting/report';

/**
 * What the first script is made of besides the start, in the order in which it is run (docs/decisions/0043-live-in-parts.md). It is
 * one file, fetched at once; what one part needs of an earlier one is there.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './store/store'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

/**
 * On a second visit the scripts come from the browser's cache, and running them would delay the data that `ownData.entry.ts` shows.
 * Waits for it, for a quarter of a second at most.
 */
async function ownDataShown(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, 250));
  await Promise.race([window.earlyCall?.shown, enough]);
}

async function run(): Promise<void> {
  await ownDataShown();
  for (const runPart of parts) {
    await nextTask();
    await runPart();
  }
  await nextTask();
  const { startApplication } = await import(
    /* webpackMode: "eager" */ './app/start/startApplication'
  );
  await nextTask();
  startApplication();
}

watchErrors();
void run();
