import { emailHref, phoneHref, formatPhone } from '@/shared/contact/contact';

describe('emailHref', () => {
  it.each([
    ['drift@example.dk', 'mailto:drift@example.dk'],
    [' a.b+c@d-e.example.dk ', 'mailto:a.b%2Bc@d-e.example.dk'],
    ["o'neill@example.dk", "mailto:o'neill@example.dk"],
    ['æ@ø.dk', 'mailto:%C3%A6@%C3%B8.dk'],
  ])('returns for the valid address %p the link %p', (email, href) => {
    expect(emailHref(email)).toBe(href);
  });

  it.each([
    '',
    'ring i stedet',
    'a?bcc=evil%40x.test&body=Betal@firma.dk',
    'a@firma.dk?bcc=evil@x.test',
    'a@firma.dk,evil@x.test',
    'a@firma.dk;b',
    'a\r\nbcc:b@firma.dk',
    '<a@firma.dk>',
    'a@firma.dk\u202e',
    '\ud800@firma.dk',
  ])('returns no link for an invalid address: %j [2-truckers-panel-links]', (email) => {
    expect(emailHref(email)).toBeUndefined();
  });
});

describe('phoneHref', () => {
  it.each([
    ['28456712', 'tel:28456712'],
    ['+45 28 45 67 12', 'tel:+4528456712'],
    ['(0045) 28-45-67-12', 'tel:004528456712'],
    ['*21*28456712#', 'tel:2128456712'],
    ['28456712,,1+2', 'tel:2845671212'],
    ['28456712;ext=1', 'tel:284567121'],
  ])('returns for %p the link %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each(['', 'ring selv', '+', '*#'])(
    'returns no link for a text without digits: %p',
    (phone) => {
      expect(phoneHref(phone)).toBeUndefined();
    },
  );
});

it.each([
  ['28456712', '28 45 67 12'],
  ['0046701234567', '0046701234567'],
  ['128456712', '128456712'],
  ['284567', '284567'],
])('formatPhone formats the phone number %p as %p', (phone, aloud) => {
  expect(formatPhone(phone)).toBe(aloud);
});
