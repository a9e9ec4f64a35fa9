/** Stands for an amount that cannot be read. */
export const unreadAmount = '–';

/** The same where it is to be heard, too: `text` says what the dash shows. */
export function UnreadAmount({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">{unreadAmount}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
