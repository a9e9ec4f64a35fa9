import { text } from 'node:stream/consumers';
import type { Settings } from '@/config/settings';
import { renderFirstViews } from './render';

// Bundled into one script beside every build by build.cli.ts. Takes settings from stdin and writes the markup, both
// JSON.
const settings = JSON.parse(await text(process.stdin)) as Settings;
process.stdout.write(JSON.stringify(await renderFirstViews(settings)));
