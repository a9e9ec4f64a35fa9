import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { useSettings } from '@/shared/hooks/useSettings';
import { useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch } from '@/store/hooks';
import { createWizardRunner } from '../machine/runner';
import { runEffect, type EffectDependencies } from '../machine/wizard.effects';
import { savesNewAnswer } from '../machine/serverAnswers';
import { hasSigned, initialWizard, type WizardVisit } from '../machine/wizard.state';
import { markSigned, readSigned, rememberSigned } from '../thank-you/signedAgreement';

/** Creates and starts the wizard of a visit. After unmount it continues to save, but no longer navigates. */
export function useWizard(visit: WizardVisit) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const notify = useNotify();
  const isSigningOn = useSettings().signing !== null;
  const isOnScreen = useRef(false);
  const [wizard] = useState(() => createWizardRunner(initialWizard(visit, isSigningOn)));
  const signedBefore = useRef<EffectDependencies['signedBefore']>({});
  const state = useSyncExternalStore(wizard.subscribe, wizard.getState, wizard.getState);
  const { token } = state;

  useEffect(() => {
    const dependencies: EffectDependencies = {
      dispatch,
      openForms: wizard.openForms,
      readSigned: () => readSigned(token),
      signedBefore: signedBefore.current,
      notify: (tone, key) => notify[tone](t(key), { kind: key }),
      goToThankYou: (tokenOrId) => {
        if (isOnScreen.current) void navigate(paths.thankYou.href(tokenOrId), { replace: true });
      },
    };
    wizard.setEffectHandler(async (effect, state) => {
      const isSigned = token !== '' && hasSigned(state);
      // One effect follows the signature, which is the message of the frame, or else the save of step 3. Store the
      // signature then, even if the page was left meanwhile.
      if (isSigned && effect === (isSigningOn ? 'goToThankYou' : 'sendXml')) {
        void rememberSigned(token, !isSigningOn);
      }
      // An answer counts as changed from the moment it is sent, because a reload may lose the response.
      const isNew = savesNewAnswer(effect, state);
      const marking = isNew && markSigned(token, 'changed');
      const event = await runEffect(effect, { ...dependencies, state });
      if (isSigned && event?.type === 'xmlEnded' && event.isSent) {
        void markSigned(token, 'sending', false);
      }
      if (event?.type === 'failed') {
        // A known refusal removes the mark, unless an earlier change has set it.
        if (!event.lost && (await marking)) void markSigned(token, 'changed', false);
      } else if (isNew || (event?.type === 'workSaved' && !event.isRegistered)) {
        // Another tab may have signed, and so removed the mark, during the save.
        void markSigned(token, 'changed');
      }
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
