import './styles/main.scss';
import { nextTask } from './config/nextTask';
import { watchErrors } from './shared/errors/reporting/report';

/**
 * The parts of the first script that run before the start, in this order: each part may use the earlier ones. All are
 * in one file, but each runs in its own task, so that the browser can handle input in between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './store/store'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

/**
 * On a second visit the scripts come from the browser's cache, and running them would delay the data that
 * `ownData.entry.ts` shows. Waits for that data, but at most 250 ms.
 */
async function ownDataShown(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, 250));
  await Promise.race([window.preloadedRequest?.shown, enough]);
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
