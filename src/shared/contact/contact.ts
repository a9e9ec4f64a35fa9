/**
 * Matches an e-mail address of the form a@b.c. Refuses invisible characters, list separators and characters with a
 * meaning in a link: no mailbox needs them, and "?", "&" or "%" could add a Bcc or a text when the user follows the
 * link.
 */
export const emailPattern =
  /^[^\s\p{C}@?&%,;:<>()[\]"\\]+@[^\s\p{C}@?&%,;:<>()[\]"\\]+\.[^\s\p{C}@?&%,;:<>()[\]"\\.]+$/u;

/** Returns a `mailto:` link to this address and nothing else; undefined if the text is not an e-mail address. */
export function emailHref(email: string): string | undefined {
  const address = email.trim();
  return emailPattern.test(address)
    ? `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
    : undefined;
}

/**
 * Returns a `tel:` link. Keeps only the digits and a leading "+", so that it cannot dial a code such as "*21*".
 * Undefined without digits.
 */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** Formats a phone number of 8 digits in pairs, as it is read aloud. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
}
