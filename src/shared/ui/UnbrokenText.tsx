/** A date and a number plate as they are shown, and a phone number as people group its digits. */
const whole =
  /((?:\d\d-\d\d-\d{4}|\+\d[\d ]*\d|\d\d(?: \d\d){3}|\d{4} \d{4}|\b[A-Z]{2} \d\d \d{3}\b)[.,]?)/;

/**
 * A text whose dates, phone numbers and number plates stay in one line each, with the full stop or comma behind them. They
 * keep their characters, so that they can be copied and found.
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
