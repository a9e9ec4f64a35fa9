/** The notification e-mails that the e-mail viewer can show. */
export type EmailKind = 'invite' | 'existing-insurance' | 'injury-insurance' | 'work-insurance';

export interface EmailQuery {
  kind: EmailKind;
  locale: string;
  token: string;
}

/** The texts of an e-mail, keyed by the wire's field names in camelCase (`inviteMsg1`, `zipCode`). */
export interface EmailContent {
  kind: EmailKind;
  fields: Record<string, string>;
}
