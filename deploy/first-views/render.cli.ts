import { text } from 'node:stream/consumers';
import type { Settings } from '@/config/settings';
import { renderFirstViews } from './render';

// A script of its own in every build (`build.cli.ts`): settings in, the markup of the first views out, both as JSON.
const settings = JSON.parse(await text(process.stdin)) as Settings;
process.stdout.write(JSON.stringify(await renderFirstViews(settings)));
