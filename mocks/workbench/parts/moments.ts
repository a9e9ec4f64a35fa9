import type { Language } from '@/config/languages';

const locales: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' };
const timeZone = 'Europe/Copenhagen';

/** Day and time of a moment (ISO), in Denmark. */
export function formatMoment(iso: string, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(iso));
}

/** The time of day of a moment (ISO), in Denmark. */
export function formatTime(iso: string, language: Language): string {
  const format = { timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(iso));
}
