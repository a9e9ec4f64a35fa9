/** A rule or message of the specification, and the test that holds it. */
export interface SpecificationRow {
  /** The section of the specification, such as `5` or `8`. */
  section: number;
  /** The rule or the message in a few words. */
  rule: string;
  /** The test's file below `tests/`. */
  file: string;
  /** The test's title, or a part of it that no other test of the file has. */
  test: string;
}
