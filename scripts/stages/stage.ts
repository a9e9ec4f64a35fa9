export interface Count {
  passed: number;
  failed: number;
}

/** One check of the project, run as a command. */
export interface Stage {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** The number of cores that the stage keeps busy. */
  cores: 1 | 2;
  /** Names of the stages that must pass first. */
  needs?: readonly string[];
  /** Counts the tests that the stage ran. Without it, the stage counts as one test. */
  count?: () => Count;
  /** A command that is run after a failure, for more detailed output. It does not change the outcome. */
  afterFailure?: readonly string[];
  /** The command that repeats the stage by hand. */
  repeat: string;
}

export interface Result {
  stage: Stage;
  outcome: 'passed' | 'failed' | 'not run';
  count: Count;
  seconds: number;
  /** The output of the command. */
  output?: string;
}
