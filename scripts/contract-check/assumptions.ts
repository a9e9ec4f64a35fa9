interface Assumption {
  where: string;
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the document assumes, by the nearest name above it: a call, or a part that calls have in common. */
function assumptionsIn(value: unknown, where: string): Assumption[] {
  if (!isObject(value)) return [];
  const { operationId, 'x-assumption': text } = value;
  const here = typeof operationId === 'string' ? operationId : where;
  const own = typeof text === 'string' ? [{ where: here, text: text.trim() }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => {
      const isName = /^[A-Z]\w+$/.test(name);
      return assumptionsIn(inner, isName ? name : here);
    }),
  ];
}

const [start, end] = ['<!-- made by "npm run contract" -->', '<!-- until here -->'] as const;

/** A page with the table of all that the document assumes between its two marks. */
export function withAssumptions(page: string, document: unknown): string {
  const rows = assumptionsIn(document, 'all calls').map(
    ({ where, text }) =>
      `| ${where} | ${text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')} |`,
  );
  const table = ['| Where | Assumed |', '| --- | --- |', ...rows].join('\n');
  const [before = '', after = ''] = [page.split(start)[0], page.split(end)[1]];
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}
