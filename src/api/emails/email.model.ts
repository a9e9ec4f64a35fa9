/** The notification e-mails that can be shown (section 2). */
export type EmailKind = 'invite' | 'existing-insurance' | 'injury-insurance' | 'work-insurance';

export interface EmailQuery {
  kind: EmailKind;
  locale: string;
  token: string;
}

/** The texts of an e-mail, by the wire's names in camelCase (`inviteMsg1`, `zipCode`). */
export interface EmailContent {
  kind: EmailKind;
  fields: Record<string, string>;
}
