import Sequencer from '@jest/test-sequencer';

/** How long the files of a folder take, in milliseconds, before any run has told: the first that fits. */
const guesses = [
  ['/integration/faults/', 60_000],
  ['/integration/fuzz/', 60_000],
  ['/contract/fuzz/', 20_000],
  ['/integration/', 10_000],
  ['', 1000],
];

const guess = (path) => guesses.find(([folder]) => path.includes(folder))[1];

/** Longest files first, so that none runs on alone at the end: by their last run, and without one by their folder and size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const time = (test) =>
      this.time(test) ?? guess(test.path) + (test.context.hasteFS.getSize(test.path) ?? 0) / 1000;
    return [...tests].sort((a, b) => time(b) - time(a));
  }
}
