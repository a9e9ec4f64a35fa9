import type { Settings } from '@/config/settings';

/** The settings that tests run with. */
export const testSettings: Settings = {
  apiBaseUrl: '',
  errorReportUrl: '',
  basePath: '/',
  contact: { company: 'Taxiforsikring', phone: '+45 70 00 00 00', email: 'taxi@example.dk' },
  signing: null,
  wireDateFormat: 'yyyy-MM-dd',
};
