/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One check of the project: a command of its own. */
export interface Stage {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** How many cores it keeps busy. */
  cores: 1 | 2;
  /** Stages that it tells nothing without. */
  needs?: readonly string[];
  /** Reads how many tests the stage ran; a stage without is one check. */
  count?: () => Count;
  /** Run when it has failed, to tell more. The stage stays failed. */
  afterFailure?: readonly string[];
  /** What repeats it by hand. */
  repeat: string;
}

/** What became of a stage. */
export interface Result {
  stage: Stage;
  outcome: 'passed' | 'failed' | 'not run';
  count: Count;
  seconds: number;
  /** What it printed. */
  output?: string;
}
