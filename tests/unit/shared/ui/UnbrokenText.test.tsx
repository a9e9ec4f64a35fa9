import { renderToStaticMarkup } from 'react-dom/server';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';

describe('a text with dates, phone numbers or number plates [2-numbers-whole]', () => {
  it.each([
    ['Opsagt til den 31-12-2099.', ['31-12-2099.']],
    ['Ring til Taxi på +45 70 00 00 00.', ['+45 70 00 00 00.']],
    ['Koden er sendt til 28 45 67 12.', ['28 45 67 12.']],
    ['Før: 01-02-2022. Nu: 03-04-2022', ['01-02-2022.', '03-04-2022']],
    ['Registreringsnummeret er AB 12 345.', ['AB 12 345.']],
    ['I postnumrene 1000-2450, CVR 12 345, 28456712 og 1.109 kr.', []],
    ['Bindende for et år (01.01.2022-31.12.2022).', ['(01.01.2022-', '31.12.2022).']],
    ['', []],
  ])('such as %p keeps these parts on one line: %p', (text, parts) => {
    const marked = parts.reduce((before, part) => {
      const kind = /[-.]\d{4}/.test(part) ? 'unbroken is-date' : 'unbroken';
      return before.replace(part, `<span class="${kind}">${part}</span>`);
    }, text);
    expect(renderToStaticMarkup(<UnbrokenText text={text} />)).toBe(`<span>${marked}</span>`);
  });
});
