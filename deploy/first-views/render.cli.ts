import { text } from 'node:stream/consumers';
import type { Settings } from '@/config/settings';
import { renderFirstViews } from './render';

// Renders the first views: takes settings from stdin and writes the markup to stdout, both as JSON. `build.cli.ts`
// bundles this into one script beside every build.
const settings = JSON.parse(await text(process.stdin)) as Settings;
process.stdout.write(JSON.stringify(await renderFirstViews(settings)));
