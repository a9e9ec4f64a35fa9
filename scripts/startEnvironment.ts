/** `signingUrl` is the address of the fake signing page, if there is one. */
interface StartOptions {
  isLive: boolean;
  signingUrl?: string | undefined;
}

/**
 * The changes that `npm start` makes to the environment, which can be that of a deployment (`.env`): this machine
 * serves the page at its root and passes requests on to the mock or the live API. The deployment's signing page is used
 * only with a live API.
 */
export function startEnvironment(options: StartOptions): Record<string, string> {
  const { isLive, signingUrl = isLive ? undefined : '' } = options;
  return {
    APP_MOCK: isLive ? 'watch' : 'http',
    APP_API_BASE_URL: '',
    APP_BASE_PATH: '/',
    APP_ERROR_REPORT_URL: '',
    // Empty the origin, so that the origin of the signing address is used instead of the deployment's.
    ...(signingUrl !== undefined && { APP_SIGNING_URL: signingUrl, APP_SIGNING_ORIGIN: '' }),
  };
}
