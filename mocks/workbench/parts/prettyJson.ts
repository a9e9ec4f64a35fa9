/** A text for people to read, and how much of it was left out. */
export interface PrettyText {
  text: string;
  cutCharacters: number;
}

/** Longer texts are cut. */
export const longestText = 4000;

/** JSON with line breaks; a text that is no JSON stays as it is. */
export function prettyJson(value: unknown): PrettyText {
  const whole = typeof value === 'string' ? indented(value) : JSON.stringify(value, null, 2);
  return {
    text: whole.slice(0, longestText),
    cutCharacters: Math.max(0, whole.length - longestText),
  };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
