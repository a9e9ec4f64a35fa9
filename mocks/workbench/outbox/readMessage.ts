import type { OutboxRow } from '../../db/tables';

/** The code in an SMS; null where there is none. */
export function codeOf({ kind, text }: Pick<OutboxRow, 'kind' | 'text'>): string | null {
  return kind === 'sms' ? (/\S+$/u.exec(text)?.[0] ?? null) : null;
}

/** The address inside the application that an e-mail ends with, and whether it is the e-mail's own; null where none is. */
export function linkOf({
  kind,
  text,
}: Pick<OutboxRow, 'kind' | 'text'>): { path: string; isEmail: boolean } | null {
  const path = kind === 'email' ? /(?:^|: )(\/(?!\/)\S*)$/u.exec(text)?.[1] : undefined;
  return path === undefined ? null : { path, isEmail: path.startsWith('/email/') };
}
