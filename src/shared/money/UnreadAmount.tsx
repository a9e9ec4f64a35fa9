/** Shown for an amount that cannot be parsed. */
export const unreadAmount = '–';

/** The same dash, with a text for screen readers. */
export function UnreadAmount({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">{unreadAmount}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
