import Sequencer from '@jest/test-sequencer';

/** Estimated milliseconds per test file, by folder, for files without a recorded run. The first match counts. */
const guesses = [
  ['/integration/faults/', 60_000],
  ['/integration/fuzz/', 60_000],
  ['/contract/fuzz/', 20_000],
  ['/integration/', 10_000],
  ['', 1000],
];

const guess = (path) => guesses.find(([folder]) => path.includes(folder))[1];

/**
 * Starts the longest files first, by their last run or by folder and size, so that no long one runs alone at the end.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const time = (test) =>
      this.time(test) ?? guess(test.path) + (test.context.hasteFS.getSize(test.path) ?? 0) / 1000;
    return [...tests].sort((a, b) => time(b) - time(a));
  }
}
