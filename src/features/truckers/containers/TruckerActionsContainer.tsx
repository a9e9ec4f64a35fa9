import { Link } from 'react-router';
import type { Trucker } from '@/api/truckers/trucker.model';
import { paths } from '@/config/paths';
import type { Translate } from '@/i18n/i18n';
import { RowAction, RowActions, RowLink } from '@/shared/lists/cells';
import { useAriaShortcut } from '@/shared/lists/shortcuts/shortcuts';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';
import { selectIsSending, type TruckerMessage } from '@/store/truckerMessages.slice';
import type { SendMessage } from './useSendMessage';

/** The texts of the row actions, translated once for all rows. */
export const truckerActionTexts = (t: Translate) => ({
  actions: t('common.actions'),
  actionsFor: (name: string) => t('table.actionsFor', { name }),
  editAgreement: t('truckers.editAgreement'),
  edit: t('truckers.edit'),
  history: t('history.title'),
  sendCertificate: t('truckers.sendCertificate'),
  resendEmail: t('truckers.resendEmail'),
  delete: t('truckers.delete'),
});

export interface TruckerActionsProps {
  trucker: Trucker;
  texts: ReturnType<typeof truckerActionTexts>;
  onSend: SendMessage;
  onEdit: () => void;
  onDelete: () => void;
}

// True while the message is being sent to the haulier. Selects only this state, so that no other row renders.
const useIsSending = (message: TruckerMessage, { id }: Trucker) =>
  useAppSelector((state) => selectIsSending(state, message, id));

/**
 * A haulier without work insurance cannot get the invitation again. True if the server does not say whether there is
 * any.
 */
const canGetEmail = ({ hasWorkInsurance }: Trucker) => hasWorkInsurance !== false;

/** The row actions of a haulier, the most used first. Its agreement and its data have an edit action each. */
export function TruckerActionsContainer(props: TruckerActionsProps) {
  const { trucker, texts, onEdit } = props;
  const { id, name } = trucker;
  const isSendingCertificate = useIsSending('certificate', trucker);
  const isSendingEmail = useIsSending('email', trucker);
  return (
    <RowActions
      label={texts.actionsFor(name)}
      menu={{
        text: texts.actions,
        isBusy: isSendingCertificate || isSendingEmail,
        items: <MenuItems {...props} hasEmail={canGetEmail(trucker)} />,
      }}
    >
      <RowLink
        iconName="agreement"
        label={texts.editAgreement}
        to={paths.editTrucker.href(id)}
        isFrequent
      />
      <RowAction iconName="edit" label={texts.edit} isFrequent onClick={onEdit} />
      <RowLink
        iconName="history"
        label={texts.history}
        to={paths.truckerHistory.href(id)}
        isFrequent
      />
    </RowActions>
  );
}

/** The actions for the open haulier: the most used as buttons, the others in a menu. The panel links to the history. */
export function PanelActionsContainer(props: TruckerActionsProps) {
  const { trucker, texts, onSend, onEdit } = props;
  const { id, name } = trucker;
  const isSendingCertificate = useIsSending('certificate', trucker);
  const isSendingEmail = useIsSending('email', trucker);
  const shortcuts = {
    agreement: useAriaShortcut('agreement'),
    edit: useAriaShortcut('edit'),
    send: useAriaShortcut('send'),
  };
  return (
    <div className="trucker-panel-actions button-row">
      <Link
        className="btn btn-primary"
        aria-keyshortcuts={shortcuts.agreement}
        to={paths.editTrucker.href(id)}
      >
        {texts.editAgreement}
      </Link>
      <Button variant="secondary" aria-keyshortcuts={shortcuts.edit} onClick={onEdit}>
        {texts.edit}
      </Button>
      {canGetEmail(trucker) && (
        <Button
          variant="secondary"
          isBusy={isSendingEmail}
          aria-keyshortcuts={shortcuts.send}
          onClick={() => onSend('email', trucker)}
        >
          {texts.resendEmail}
        </Button>
      )}
      <RowActions
        label={texts.actionsFor(name)}
        menu={{
          text: texts.actions,
          isBusy: isSendingCertificate,
          items: <MenuItems {...props} hasEmail={false} />,
        }}
      />
    </div>
  );
}

function MenuItems(props: TruckerActionsProps & { hasEmail: boolean }) {
  const { trucker, texts, onSend, onDelete, hasEmail } = props;
  const isSendingCertificate = useIsSending('certificate', trucker);
  const isSendingEmail = useIsSending('email', trucker);
  return (
    <>
      <RowAction
        iconName="certificate"
        label={texts.sendCertificate}
        isBusy={isSendingCertificate}
        onClick={() => onSend('certificate', trucker)}
      />
      {hasEmail && (
        <RowAction
          iconName="mail"
          label={texts.resendEmail}
          isBusy={isSendingEmail}
          onClick={() => onSend('email', trucker)}
        />
      )}
      <RowAction iconName="delete" label={texts.delete} onClick={onDelete} />
    </>
  );
}
