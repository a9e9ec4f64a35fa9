import { useTranslation } from 'react-i18next';
import { isApiError, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerMessagesApi } from '@/api/truckers/trucker.api';
import { useGenericErrorText } from '@/shared/errors/MessageText';
import { useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch, RootState } from '@/store/store';
import {
  messageAnswered,
  messageSent,
  selectIsSending,
  type TruckerMessage,
} from '@/store/truckerMessages.slice';
import { TruckerActions } from '../components/TruckerActions';
import { readTrucker } from './useReadTrucker';

const { sendCertificate, resendEmail } = truckerMessagesApi.endpoints;

// Nobody looks for it in the store.
const untracked = { track: false } as const;

/** Has the store know of a message from the click to the answer, so that nothing is sent twice. */
const sendOnce =
  (message: TruckerMessage, truckerId: number, send: () => Promise<void>) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectIsSending(getState(), message, truckerId)) return;
    dispatch(messageSent({ message, truckerId }));
    await send();
    dispatch(messageAnswered({ message, truckerId }));
  };

interface TruckerActionsContainerProps {
  trucker: Trucker;
  /** True in the list, where there is no room for them on a card. */
  isMenu: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/**
 * The row actions of a haulier. Sends its certificate or its e-mail again and says what came of it (specification, section 8). Only
 * the row that sends renders anew.
 */
export function TruckerActionsContainer(props: TruckerActionsContainerProps) {
  const { id, name, email } = props.trucker;
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const failureText = useGenericErrorText();
  const dispatch = useAppDispatch();

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
      // Its link must not go to an address that was corrected a moment ago, here or elsewhere.
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
  return (
    <TruckerActions
      {...props}
      t={t}
      isSendingCertificate={useAppSelector((state) => selectIsSending(state, 'certificate', id))}
      isSendingEmail={useAppSelector((state) => selectIsSending(state, 'email', id))}
      onSendCertificate={() => void dispatch(sendOnce('certificate', id, handleSendCertificate))}
      onResendEmail={() => void dispatch(sendOnce('email', id, handleResendEmail))}
    />
  );
}
