/**
 * An e-mail address of the form a@b.c. Invisible characters, list separators and the characters that mean something in a link are
 * refused: no mailbox needs them, and "?", "&" and "%" would put a Bcc or a text into the mail program of whoever follows the link.
 */
export const emailForm =
  /^[^\s\p{C}@?&%,;:<>()[\]"\\]+@[^\s\p{C}@?&%,;:<>()[\]"\\]+\.[^\s\p{C}@?&%,;:<>()[\]"\\.]+$/u;

/** A link that writes to this address and does nothing else; undefined where the text is no address. */
export function emailHref(email: string): string | undefined {
  const address = email.trim();
  return emailForm.test(address)
    ? `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
    : undefined;
}

/** A link that calls this number. Codes such as "*21*" are left out; undefined where the text has no digits. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
