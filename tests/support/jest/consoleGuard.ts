import { format } from 'node:util';

const watched = ['error', 'warn'] as const;
let expected: RegExp[] = [];
let noise: string[] = [];

/** Allows matching console messages in the running test; all others still fail it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Fails a test on unexpected console errors and warnings. */
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
