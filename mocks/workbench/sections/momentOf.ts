const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Copenhagen',
});

/** Day and time of a moment (ISO), in Denmark. */
export function momentOf(iso: string): string {
  return format.format(new Date(iso));
}
