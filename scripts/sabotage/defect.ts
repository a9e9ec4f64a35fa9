/** A line that is wrong, and the tests that have to notice. */
export interface Defect {
  /** What the user would meet. */
  name: string;
  /** Where it is planted. */
  file: string;
  /** Text that stands in the file exactly once, and what takes its place. */
  find: string;
  replace: string;
  caughtBy: TestFile;
}

/** A file of tests. */
export interface TestFile {
  stage: 'jest' | 'e2e';
  file: string;
  /** The viewport, where the file has more than one. */
  project?: string;
  /** A part of the titles to run, where all of the file takes long. */
  title?: string;
}
