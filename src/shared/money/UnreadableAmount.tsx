/** The dash that is shown for an amount that cannot be parsed. */
export const unreadableAmountText = '–';

/** Shows the dash of `unreadableAmountText`, with a text for screen readers. */
export function UnreadableAmount({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">{unreadableAmountText}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
