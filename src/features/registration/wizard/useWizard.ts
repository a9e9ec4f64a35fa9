import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { redirectDelayMs } from '@/config/constants';
import { paths } from '@/config/paths';
import { failureMessage, useMessageText } from '@/shared/errors/MessageText';
import { useSettings } from '@/shared/hooks/settings';
import { useNotify } from '@/shared/notifications/useNotify';
import type { LoginState } from '@/shared/routing/loginState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import { createWizardRunner, type WizardRunner } from '../machine/runner';
import { carryOut, type EffectDependencies } from '../machine/wizard.effects';
import {
  isStaff,
  initialWizard,
  type WizardState,
  type WizardVisit,
} from '../machine/wizard.state';

/** The wizard of a visit on the screen: started once, and silent once it is left. `stay` stops the way to another page. */
export function useWizard(visit: WizardVisit): {
  state: WizardState;
  wizard: WizardRunner;
  stay: () => void;
  /** What the login page is told of a link that was refused; staff are sent on from there. */
  loginState: () => LoginState | undefined;
} {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listHref = useAppSelector(selectTruckerListHref);
  const { t } = useTranslation();
  const notify = useNotify();
  const toText = useMessageText();
  const isSigningOn = useSettings().signing !== null;
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOnScreen = useRef(false);
  const [wizard] = useState(() => createWizardRunner(initialWizard(visit, isSigningOn)));

  const loginState = () => {
    const now = wizard.getState();
    if (isStaff(now) || !now.failure || 'key' in now.failure) return undefined;
    return { refusedLink: toText(failureMessage(now.failure.error)) };
  };

  useEffect(() => {
    const goLater = (href: string, to?: LoginState) => {
      if (!isOnScreen.current) return;
      redirect.current = setTimeout(() => void navigate(href, { state: to }), redirectDelayMs);
    };
    const dependencies: EffectDependencies = {
      dispatch,
      notify: (tone, key) => notify[tone](t(key), { kind: key }),
      redirectToLogin: () => goLater(paths.login.href(), loginState()),
      goToList: () => goLater(listHref),
      goToThankYou: (tokenOrId) => {
        if (isOnScreen.current) void navigate(paths.thankYou.href(tokenOrId), { replace: true });
      },
    };
    wizard.setEffectHandler((effect) => carryOut(effect, dependencies));
  });

  useEffect(() => {
    isOnScreen.current = true;
    wizard.send({ type: 'started' });
    return () => {
      isOnScreen.current = false;
      clearTimeout(redirect.current);
    };
  }, [wizard]);

  const state = useSyncExternalStore(wizard.subscribe, wizard.getState, wizard.getState);
  return { state, wizard, stay: () => clearTimeout(redirect.current), loginState };
}
