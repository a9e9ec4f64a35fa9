import { readDate } from '@/api/core/wire/readDate';
import { readFlag } from '@/api/core/wire/read';
import type { EmailContent } from '@/api/emails/email.model';
import type { Language } from '@/config/languages';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { Message } from '@/shared/errors/failureMessage';
import { parseDecimal, toTyped } from '@/shared/money/fraction';
import { emailRules, type EmailFieldRule } from './emailRules';

/** A value of an e-mail under its label. */
export interface EmailField {
  name: string;
  label: Message;
  value: Message;
}

/** An e-mail as the screen shows it. `greeting`, `lines` and `thanks` are the server's words and may be empty. */
export interface Email {
  heading: Message;
  greeting: string;
  /** Whom it greets. */
  name: string;
  lines: readonly string[];
  fields: readonly EmailField[];
  thanks: string;
}

function readValue(text: string, form: EmailFieldRule['form'], language: Language): Message {
  if (!text) return { key: 'common.notProvided' };
  switch (form) {
    case 'flag': {
      const flag = readFlag(text);
      return flag === null ? { text } : { key: flag ? 'common.yes' : 'common.no' };
    }
    case 'date':
      return { text: formatCalendarDate(readDate(text) ?? text) };
    case 'count': {
      const count = parseDecimal(text);
      return { text: count === null ? text : toTyped(count, language) };
    }
    case undefined:
      return { text };
  }
}

/**
 * Reads what the server sent of an e-mail (specification, section 3): its labels win over ours, a value that is
 * missing says so, a flag is yes or no and any other text is itself, dates are dd-MM-yyyy and counts have the language's decimal sign.
 */
export function readEmail({ kind, fields }: EmailContent, language: Language): Email {
  const read = (name = '') => (Object.hasOwn(fields, name) ? (fields[name] ?? '').trim() : '');
  const wordsOr = (text: string, key: EmailFieldRule['labelKey']): Message =>
    text ? { text } : { key };
  const { headingKey, fields: rules } = emailRules[kind];
  const isInvitation = kind === 'invite';
  return {
    heading: wordsOr(read('subject'), headingKey),
    name: read('name'),
    greeting: isInvitation ? `${read('hi')} ${read('name')}`.trim() : '',
    lines: isInvitation ? ['inviteMsg1', 'inviteMsg2', 'inviteMsg3'].map(read).filter(Boolean) : [],
    fields: rules.map(({ name, labelKey, labelName, form }) => ({
      name,
      label: wordsOr(read(labelName), labelKey),
      value: readValue(read(name), form, language),
    })),
    thanks: read('thanks'),
  };
}
