/** A date as it is shown, and a phone number as people group its digits. */
const whole = /(\d\d-\d\d-\d{4}|\+\d[\d ]*\d|\d\d(?: \d\d){3}|\d{4} \d{4})/;

/**
 * A text whose dates and phone numbers stay in one line each. They are marked up and keep their characters, so that they can be
 * copied and found.
 */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
