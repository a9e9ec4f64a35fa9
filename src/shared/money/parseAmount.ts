const plain = /^-?\d{1,12}(?:[.,]\d{1,2})?$/;
const groupedByPoint = /^-?\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/;
const groupedByComma = /^-?\d{1,3}(?:,\d{3}){1,3}\.\d{1,2}$/;

/**
 * Reads a typed amount of kroner into an exact decimal: a decimal comma or point, at most 2 decimals, and
 * groups of thousands only where they cannot be taken for decimals (1.234,50). "24.550" is refused, as it
 * is 24,550 kroner to one reader and 24.55 to another. Null where it is no amount.
 */
export function parseAmount(text: string): string | null {
  const trimmed = text.trim();
  if (plain.test(trimmed)) return trimmed.replace(',', '.');
  if (groupedByPoint.test(trimmed)) return trimmed.replaceAll('.', '').replace(',', '.');
  return groupedByComma.test(trimmed) ? trimmed.replaceAll(',', '') : null;
}
