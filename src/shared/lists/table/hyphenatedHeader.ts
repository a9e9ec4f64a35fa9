/**
 * A heading whose Danish compound can wrap where its words meet ("Registrerings-nummer"): not every browser
 * knows how to hyphenate Danish.
 */
export function hyphenatedHeader(header: string) {
  return {
    header,
    shownHeader: header.replace(/(?<=\p{L}{4})(nummer|register|skade|område)$/u, '\u00AD$1'),
  };
}
