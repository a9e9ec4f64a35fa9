import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { TextKey } from '@/i18n/i18n';
import { useFollowSave } from '@/shared/drafts/RunningSaves';
import { useMessageText } from '@/shared/errors/MessageText';
import { failureMessages } from '@/shared/forms/serverErrors';
import { useNotify } from '@/shared/notifications/useNotify';
import { parseId } from '@/shared/routing/parseId';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectToken } from '@/store/session.slice';
import {
  hasSaved,
  isAgreementSaved,
  isOnlyDetailsSaved,
  isOnlyTerminationSaved,
  isSaving,
  lostKeyOf,
  type WizardState,
} from '../machine/wizard.state';
import { toFormFailure } from '../step/stepProps';
import { stepOf } from '../step/steps';
import { storeSent } from './drafts/storeSent';
import type { UnsavedChangesGuardProps } from './drafts/UnsavedChangesGuard';
import { LoadFailurePage } from './LoadFailurePage';
import { WizardContainer } from './WizardContainer';

/** The wizard for the agreement of one haulier, at /admin/truckers/edit/{id}. */
export function EditAgreementPage() {
  const { id = '' } = useParams();
  const staffTruckerId = parseId(id);
  const followLeft = useLeftSave();
  if (staffTruckerId === null) {
    return <LoadFailurePage message={{ key: 'wizard.unknownTrucker' }} isRefused isForStaff />;
  }
  return <WizardContainer key={staffTruckerId} visit={{ staffTruckerId }} onLeft={followLeft} />;
}

function leftKey(state: WizardState): TextKey {
  if (isOnlyTerminationSaved(state)) return 'wizard.leftTerminationSaved';
  return isOnlyDetailsSaved(state) ? 'wizard.leftDetailsSaved' : 'wizard.leftNotSaved';
}

/**
 * Returns a handler for staff who leave the wizard during a save. It notifies them of the outcome when the save ends.
 */
function useLeftSave(): NonNullable<UnsavedChangesGuardProps['onLeft']> {
  const { t } = useTranslation('registration');
  const notify = useNotify();
  const toText = useMessageText();
  const store = useAppStore();
  const followSave = useFollowSave();
  const token = useAppSelector(selectToken);
  return (wizard, drafts) => {
    let before = wizard.getState();
    // If the page was left because the session has ended, store nothing for the next account.
    if (!isSaving(before) || token === null || selectToken(store.getState()) !== token) return;
    let end: () => void = () => undefined;
    void followSave(new Promise<void>((resolve) => (end = resolve)));
    // A notification will say how completing the agreement ended, so a new visit need not warn that this is unknown.
    if (before.phase === 'savingWork') drafts.note({ sentCompletion: undefined });
    drafts.noteLost(before.phase === 'savingTermination' ? 'termination' : stepOf(before.phase).id);
    const unsubscribe = wizard.subscribe(() => {
      const now = wizard.getState();
      const isSaved = hasSaved(before, now);
      storeSent(drafts, before, now);
      before = now;
      if (isSaving(now)) return;
      unsubscribe();
      end();
      // Steps 1 and 2 drop their own drafts when they are saved, but step 3 keeps its draft until now.
      if (isAgreementSaved(now)) drafts.discard();
      // The save was interrupted because the session ended, which the login page reports.
      if (selectToken(store.getState()) !== token) return;
      const about = { about: now.trucker?.name };
      if (isSaved) {
        notify.success(t('MSG_UPDATE_SUCC'), about);
        return;
      }
      const failure = toFormFailure(now.failure);
      const reasons = failure ? failureMessages(failure).map(toText) : [];
      const words = lostKeyOf(now) ? reasons : [t(leftKey(now)), ...reasons];
      notify.error(words.join(' '), about);
    });
  };
}
