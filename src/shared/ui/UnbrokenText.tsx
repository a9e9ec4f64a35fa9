/** Matches dates, phone numbers and number plates, with a bracket before and punctuation after them. */
const whole =
  /(\(?(?:\d\d[-.]\d\d[-.]\d{4}|\+\d[\d ]*\d|\d\d(?: \d\d){3}|\d{4} \d{4}|\b[A-Z]{2} \d\d \d{3}\b)[.,)-]*)/;

const date = /^\(?\d\d[-.]\d\d[-.]/;

/** Keeps dates, phone numbers and number plates from wrapping. */
export function UnbrokenText({ text }: { text: string }) {
  const parts = text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={date.test(part) ? 'unbroken is-date' : 'unbroken'}>
        {part}
      </span>
    ),
  );
  // The key replaces all parts when the text changes, because React cannot update the parts of a page that the browser
  // has translated (`pageTranslation.ts`).
  return <span key={text}>{parts}</span>;
}
