/** The notification e-mails that can be shown (section 2). */
export type EmailKind = 'invite' | 'existing-insurance' | 'injury-insurance' | 'work-insurance';

/** What an e-mail viewer asks for. */
export interface EmailQuery {
  kind: EmailKind;
  locale: string;
  token: string;
}

/** The texts of an e-mail by the wire's field names' camelCase form; the viewer orders them (section 3). */
export interface EmailContent {
  kind: EmailKind;
  fields: Record<string, string>;
}
