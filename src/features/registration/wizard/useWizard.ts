import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { useSettings } from '@/shared/hooks/settings';
import { useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch } from '@/store/hooks';
import { createWizardRunner } from '../machine/runner';
import { runEffect, type EffectDependencies } from '../machine/wizard.effects';
import {
  initialWizard,
  type Signed,
  type WizardEvent,
  type WizardVisit,
} from '../machine/wizard.state';
import { markSigned, readSigned } from '../thank-you/signedAgreement';

/** After these events, the server has answers that may differ from those that were signed. */
const savedEvents: readonly WizardEvent['type'][] = [
  'detailsSaved',
  'carSaved',
  'terminationSaved',
];

/** Creates and starts the wizard of a visit. After unmount it continues to save, but no longer navigates. */
export function useWizard(visit: WizardVisit) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const notify = useNotify();
  const isSigningOn = useSettings().signing !== null;
  const isOnScreen = useRef(false);
  const [wizard] = useState(() => createWizardRunner(initialWizard(visit, isSigningOn)));
  /** The record of the signature, as it was before the last code was sent and before the last successful request. */
  const signedBefore = useRef<Partial<Record<'code' | 'request', Promise<Signed | null>>>>({});
  const state = useSyncExternalStore(wizard.subscribe, wizard.getState, wizard.getState);
  const { token } = state;

  useEffect(() => {
    const dependencies: EffectDependencies = {
      dispatch,
      openForms: wizard.openForms,
      findOtherSignature: async (since) =>
        (await signedBefore.current[since]) ? null : await readSigned(token),
      notify: (tone, key) => notify[tone](t(key), { kind: key }),
      goToThankYou: (tokenOrId) => {
        if (isOnScreen.current) void navigate(paths.thankYou.href(tokenOrId), { replace: true });
      },
    };
    wizard.setEffectHandler(async (effect, state) => {
      const signedYet = readSigned(token);
      const event = await runEffect(effect, { ...dependencies, state });
      // A request that succeeds after a signature shows that the signature is not why a later one is refused. A code
      // is used up by a signature after it was sent. Some events report other news than that the request has failed.
      const isRefused =
        !event ||
        'error' in event ||
        ('isSent' in event && !event.isSent) ||
        ('isFetched' in event && !event.isFetched) ||
        ('fetched' in event && event.fetched === null);
      if (!isRefused) signedBefore.current.request = signedYet;
      const isSaved = savedEvents.some((type) => type === event?.type);
      const isSigningDue = event?.type === 'workSaved' && (isSigningOn || !event.isRegistered);
      if (isSaved || isSigningDue) void markSigned(token, 'changed');
      if (event?.type === 'codeSent') signedBefore.current.code = signedYet;
      return event;
    });
  });

  useEffect(() => {
    isOnScreen.current = true;
    wizard.send({ type: 'started' });
    return () => {
      isOnScreen.current = false;
    };
  }, [wizard]);

  return { state, wizard };
}
