import {
  findGone,
  findUnexplained,
  joinParts,
  partOf,
  weighParts,
  weighSources,
} from '@tests/support/first-load/parts';

const reactDom = './node_modules/react-dom/cjs/react-dom-client.production.js';
const start = './src/app/start/startApplication.tsx';

describe('what a first load is made of', () => {
  it('has a part for each package, also for one inside another, and for each folder of the sources', () => {
    expect([reactDom, './node_modules/a/node_modules/@b/c/index.js', start].map(partOf)).toEqual([
      'react-dom',
      '@b/c',
      'src/app/start',
    ]);
    expect(partOf('./src/features/registration/car/form/carStep.draft.ts')).toBe(
      'src/features/registration',
    );
    expect(partOf('webpack/runtime/load script')).toBe('webpack');
  });

  it('is read off the source map of a script, character by character', () => {
    // Column 0 is of the first source, column 4 of none, column 5 of the second.
    const map = {
      file: '',
      version: 3,
      sources: [reactDom, start],
      sourcesContent: [],
      names: [],
      mappings: 'AAAA,I,CCAA',
      sourceRoot: '',
    };
    expect(weighSources('aaaa;bb', map)).toEqual(
      new Map([
        [reactDom, 4],
        [start, 2],
        ['webpack', 1],
      ]),
    );
  });

  it('weighs in bytes as they are sent, and is added up over its files', () => {
    const parts = weighParts(
      new Map([
        [reactDom, 300],
        [start, 100],
      ]),
      200,
    );
    expect(joinParts([parts, new Map([['src/app/start', 7]])])).toEqual(
      new Map([
        ['react-dom', 150],
        ['src/app/start', 57],
      ]),
    );
  });

  it('needs a reason for each kilobyte, and no reason for what is gone', () => {
    const loads = [
      new Map([
        ['react-dom', 50_000],
        ['small', 999],
      ]),
      new Map([['heavy', 1000]]),
    ];
    expect(findUnexplained(loads, { 'react-dom': 'Draws.' })).toEqual(['heavy']);
    expect(findUnexplained(loads, { 'react-dom': 'Draws.', heavy: 'Is.' })).toEqual([]);
    expect(findGone(loads, { small: 'Still there.', lodash: 'Copies.' })).toEqual(['lodash']);
  });
});
