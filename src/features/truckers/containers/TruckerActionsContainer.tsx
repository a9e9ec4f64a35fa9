import { useTranslation } from 'react-i18next';
import { isApiError, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { paths } from '@/config/paths';
import { useGenericErrorText } from '@/shared/errors/MessageText';
import { RowAction, RowActions, RowLink } from '@/shared/lists/cells';
import { useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch, RootState } from '@/store/store';
import {
  messageAnswered,
  messageSent,
  selectIsSending,
  type TruckerMessage,
} from '@/store/truckerMessages.slice';
import { readTrucker } from './useReadTrucker';

const { sendCertificate, resendEmail } = truckerApi.endpoints;

const untracked = { track: false } as const;

/** The store has the message until it is answered, so that it is not sent twice. */
const sendOnce =
  (message: TruckerMessage, truckerId: number, send: () => Promise<void>) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectIsSending(getState(), message, truckerId)) return;
    dispatch(messageSent({ message, truckerId }));
    await send();
    dispatch(messageAnswered({ message, truckerId }));
  };

interface TruckerActionsProps {
  trucker: Trucker;
  /** In the list, which has no room for all the buttons. */
  isMenu: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The row actions of a haulier, the most used first. Its agreement and its data are edited apart (D15). */
export function TruckerActionsContainer({
  trucker,
  isMenu,
  onEdit,
  onDelete,
}: TruckerActionsProps) {
  const { id, name, email } = trucker;
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const failureText = useGenericErrorText();
  const dispatch = useAppDispatch();
  const isSendingCertificate = useAppSelector((state) => selectIsSending(state, 'certificate', id));
  const isSendingEmail = useAppSelector((state) => selectIsSending(state, 'email', id));

  const handleSendCertificate = async () => {
    const about = { about: name, kind: 'certificate' };
    try {
      const message = await dispatch(sendCertificate.initiate(id, untracked)).unwrap();
      notify.success(t('truckers.certificateSentTo', { email }), {
        ...about,
        details: message ?? t('truckers.certificateSent'),
      });
    } catch (error) {
      const message = isApiError(error) ? error.message : null;
      const text =
        outcomeOf(error) === 'unknown'
          ? 'truckers.certificateUnknown'
          : 'truckers.certificateNotSent';
      notify.failure(error, t(text), { ...about, details: message ?? t('SOMETHING_WENT_WRONG') });
    }
  };
  const handleResendEmail = async () => {
    let isSent = false;
    try {
      // The address may have been corrected a moment ago, here or elsewhere.
      const now = await readTrucker(dispatch, id);
      if (!now) return;
      const mail = { truckerId: id, email: now.email, name: now.name };
      isSent = true;
      const message = await dispatch(resendEmail.initiate(mail, untracked)).unwrap();
      notify.success(t('truckers.emailResentTo', { email: mail.email }), {
        about: mail.name,
        kind: 'email',
        details: message ?? undefined,
      });
    } catch (error) {
      const text =
        isSent && outcomeOf(error) === 'unknown'
          ? 'truckers.emailUnknown'
          : 'truckers.emailNotResent';
      notify.failure(error, t(text), { about: name, kind: 'email', details: failureText(error) });
    }
  };
  const atHand = (
    <>
      <RowLink
        iconName="agreement"
        label={t('truckers.editAgreement')}
        to={paths.editTrucker.href(id)}
        isAtHand
      />
      <RowAction iconName="edit" label={t('truckers.edit')} isAtHand onClick={onEdit} />
      <RowLink
        iconName="history"
        label={t('truckers.history')}
        to={paths.truckerHistory.href(id)}
        isAtHand
      />
    </>
  );
  const further = (
    <>
      <RowAction
        iconName="certificate"
        label={t('truckers.sendCertificate')}
        isBusy={isSendingCertificate}
        onClick={() => void dispatch(sendOnce('certificate', id, handleSendCertificate))}
      />
      {/* Also where the answer does not say whether the work insurance is on. */}
      {trucker.hasWorkInsurance !== false && (
        <RowAction
          iconName="mail"
          label={t('truckers.resendEmail')}
          isBusy={isSendingEmail}
          onClick={() => void dispatch(sendOnce('email', id, handleResendEmail))}
        />
      )}
      <RowAction iconName="delete" label={t('truckers.delete')} onClick={onDelete} />
    </>
  );
  const label = t('table.actionsFor', { name });
  if (!isMenu) {
    return (
      <RowActions label={label}>
        {atHand}
        {further}
      </RowActions>
    );
  }
  const isBusy = isSendingCertificate || isSendingEmail;
  return (
    <RowActions label={label} menu={{ text: t('common.actions'), isBusy, items: further }}>
      {atHand}
    </RowActions>
  );
}
