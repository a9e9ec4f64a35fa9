import { format } from 'node:util';

const watched = ['error', 'warn'] as const;
let expected: RegExp[] = [];
let noise: string[] = [];

/** Lets the running test print console messages that match; all others still fail it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Makes a test fail when the code it runs prints a console error or warning that it did not expect. */
export function failOnConsoleNoise(): void {
  beforeEach(() => {
    expected = [];
    noise = [];
    for (const method of watched) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        noise.push(format(...args));
      });
    }
  });
  afterEach(() => {
    const unexpected = noise.filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) {
      throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
    }
  });
}
