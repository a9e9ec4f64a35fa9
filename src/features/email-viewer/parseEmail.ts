import { parseWireDate, parseFlag } from '@/api/core/wire/parse';
import type { EmailContent, EmailKind } from '@/api/emails/email.model';
import type { Language } from '@/config/languages';
import { normalizers } from '@/domain/truckerFields.mapper';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { Message } from '@/shared/errors/failureMessage';
import { parseDecimal, toTyped } from '@/shared/money/fraction';
import type { TextKey } from '@/i18n/i18n';

interface EmailField {
  name: string;
  label: Message;
  value: Message;
}

/** `greeting`, `lines` and `thanks` come from the server and may be empty. */
export interface Email {
  heading: Message;
  greeting: string;
  name: string;
  lines: readonly string[];
  fields: readonly EmailField[];
  thanks: string;
}

function parseValue(text: string, form: EmailFieldRule['form'], language: Language): Message {
  if (!text) return { key: 'common.notProvided' };
  switch (form) {
    case 'flag': {
      const flag = parseFlag(text);
      return flag === null ? { text } : { key: flag ? 'common.yes' : 'common.no' };
    }
    case 'date':
      return { text: formatCalendarDate(parseWireDate(text) ?? text) };
    case 'count': {
      const count = parseDecimal(text);
      return { text: count === null ? text : toTyped(count, language) };
    }
    case 'numberPlate':
      return { text: normalizers.numberPlate(text) };
    case undefined:
      return { text };
  }
}

/** Parses an e-mail. The server's label for a field replaces ours. A missing value becomes "not provided". */
export function parseEmail({ kind, fields }: EmailContent, language: Language): Email {
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
      value: parseValue(read(name), form, language),
    })),
    thanks: read('thanks'),
  };
}

/** `name` and `labelName` are field names of the response, in camelCase. */
interface EmailFieldRule {
  name: string;
  labelKey: TextKey;
  labelName?: string;
  form?: 'date' | 'flag' | 'count' | 'numberPlate';
}

interface EmailRule {
  headingKey: TextKey;
  fields: readonly EmailFieldRule[];
}

const contact: readonly EmailFieldRule[] = [
  { name: 'name', labelKey: 'field.name' },
  { name: 'email', labelKey: 'field.email' },
  { name: 'telephone', labelKey: 'email.telephone' },
  { name: 'cvr', labelKey: 'field.cvr' },
];

const address: readonly EmailFieldRule[] = [
  { name: 'address', labelKey: 'field.address' },
  { name: 'zipCode', labelKey: 'field.zipCode' },
  { name: 'city', labelKey: 'field.city' },
];

export const emailRules: Readonly<Record<EmailKind, EmailRule>> = {
  invite: { headingKey: 'email.invite', fields: [] },
  'existing-insurance': {
    headingKey: 'email.existingInsurance',
    fields: [
      {
        name: 'termination',
        labelKey: 'email.terminationDate',
        labelName: 'terminationTitle',
        form: 'date',
      },
      { name: 'policeNo', labelKey: 'email.policyNumber', labelName: 'policeTitle' },
      { name: 'insurance', labelKey: 'email.insuranceCompany', labelName: 'insuranceTitle' },
      { name: 'name', labelKey: 'email.userName', labelName: 'userName' },
      { name: 'cvr', labelKey: 'field.cvr' },
      { name: 'regNo', labelKey: 'field.regNumber', form: 'numberPlate' },
      { name: 'frameNumber', labelKey: 'email.frameNumber', labelName: 'frameTitle' },
    ],
  },
  'injury-insurance': {
    headingKey: 'email.injuryInsurance',
    fields: [
      ...contact,
      { name: 'newValue', labelKey: 'email.newValue' },
      { name: 'ownRisk', labelKey: 'email.ownRisk' },
      ...address,
      // Each value has its own label: the labels of these two fields used to be swapped, which was a defect.
      { name: 'roadside', labelKey: 'email.roadside', form: 'flag' },
      { name: 'glassDamage', labelKey: 'email.glassDamage', form: 'flag' },
    ],
  },
  'work-insurance': {
    headingKey: 'email.workInsurance',
    fields: [
      ...contact,
      ...address,
      { name: 'work', labelKey: 'email.workInsurance', labelName: 'label', form: 'flag' },
      { name: 'cars', labelKey: 'email.cars', form: 'count' },
      { name: 'employee', labelKey: 'email.employees', form: 'count' },
      { name: 'drivers', labelKey: 'email.drivers', form: 'count' },
    ],
  },
};

export function isEmailKind(mail: string): mail is EmailKind {
  return Object.hasOwn(emailRules, mail);
}
