import { settingsFromEnvironment } from '@deploy/settings';
import { startEnvironment } from '@scripts/startEnvironment';

/** The `.env` of a deployment. */
const deployment = {
  APP_API_BASE_URL: 'https://api.example.dk',
  APP_BASE_PATH: '/forsikring/',
  APP_CONTACT_COMPANY: 'Taxa Et',
  APP_SIGNING_URL: 'https://sign.example/frame',
  APP_SIGNING_ORIGIN: 'https://id.example',
  APP_ERROR_REPORT_URL: 'https://errors.example/report',
};

it('npm start serves the page of a deployment with the API and signing page of this machine', () => {
  const signingUrl = 'http://localhost:4000/frame';
  const environment = startEnvironment({ isLive: false, signingUrl });
  expect(settingsFromEnvironment({ ...deployment, ...environment })).toMatchObject({
    contact: { company: 'Taxa Et' },
    apiBaseUrl: '',
    basePath: '/',
    errorReportUrl: '',
    signing: { url: signingUrl, origin: 'http://localhost:4000' },
  });
});

it('npm start on the mock does not use the signing page of the deployment', () => {
  const environment = startEnvironment({ isLive: false });
  expect(settingsFromEnvironment({ ...deployment, ...environment }).signing).toBeNull();
});

it('npm start with a live API reaches it through this machine, and keeps the deployed signing page', () => {
  const environment = startEnvironment({ isLive: true });
  expect(environment.APP_MOCK).toBe('watch');
  expect(settingsFromEnvironment({ ...deployment, ...environment })).toMatchObject({
    apiBaseUrl: '',
    basePath: '/',
    signing: { url: 'https://sign.example/frame', origin: 'https://id.example' },
  });
});
