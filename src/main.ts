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

async function run(): Promise<void> {
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
