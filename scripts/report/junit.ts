import type { Check, Report } from './check';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML and removes characters that XML does not allow. */
function escape(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function testCase({ subject, name, outcome, reason = '', findings, seconds }: Check): string {
  const lines = findings.map(
    ({ grade, path, reason: why, count }) => `${grade} ${path}: ${why} (${count})`,
  );
  const details = escape(lines.join('\n'));
  const inside =
    outcome === 'failed'
      ? `<failure message="${escape(reason)}">${details}</failure>`
      : outcome === 'skipped'
        ? `<skipped message="${escape(reason)}"/>`
        : details && `<system-out>${details}</system-out>`;
  return `    <testcase classname="${escape(subject)}" name="${escape(name)}" time="${seconds.toFixed(3)}">${inside}</testcase>`;
}

/** The report in JUnit's XML format. */
export function toJUnit({ title, server, checks }: Report): string {
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const counts = `tests="${checks.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escape(`${title} of ${server}`)}" ${counts}>`,
    ...checks.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
