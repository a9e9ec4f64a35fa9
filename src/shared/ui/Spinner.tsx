/** Turns while something is on its way. Decoration: the text beside it says what. */
export function Spinner() {
  return <span className="spinner-border" aria-hidden="true" />;
}
