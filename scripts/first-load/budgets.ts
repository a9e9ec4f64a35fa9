/** A measured value and its upper limit. `found` names the counted items. */
export interface Budget {
  what: string;
  value: number;
  limit: number;
  unit: string;
  found?: readonly string[];
}

const shown = (number: number) => String(Math.round(number * 1000) / 1000).padStart(8);

/** A budget of zero: none of these things may be found. */
export const none = (what: string, found: readonly string[]): Budget => ({
  what,
  value: found.length,
  limit: 0,
  unit: '',
  found,
});

/** Prints budgets and returns the number of exceeded ones. */
export function printBudgets(budgets: readonly Budget[]): number {
  let broken = 0;
  for (const { what, value, limit, unit, found = [] } of budgets) {
    const isKept = value <= limit;
    if (!isKept) broken += 1;
    console.log(
      `${isKept ? 'ok    ' : 'FAILED'} ${what.padEnd(62)}${shown(value)} of at most${shown(limit)} ${unit} ${found.join(', ')}`.trimEnd(),
    );
  }
  return broken;
}
