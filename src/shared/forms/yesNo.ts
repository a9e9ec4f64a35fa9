/** An answer as a form holds it; '' while the question is open. */
export type YesNo = '' | 'yes' | 'no';

/** The form's answer for a flag; null is an open question. */
export function toYesNo(flag: boolean | null): YesNo {
  if (flag === null) return '';
  return flag ? 'yes' : 'no';
}

/** The flag for a form's answer; null is an open question. */
export function fromYesNo(answer: string): boolean | null {
  return answer === '' ? null : answer === 'yes';
}
