import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Trucker } from '@/api/truckers/trucker.model';
import { paths } from '@/config/paths';
import type { Translate } from '@/i18n/i18n';
import { RowAction, RowActions, RowLink } from '@/shared/lists/cells';
import { useAriaShortcut } from '@/shared/lists/shortcuts/shortcuts';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';
import { selectIsSending } from '@/store/truckerMessages.slice';
import type { SendMessage } from './useSendMessage';

/** Translated once for all rows. */
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

/** The row actions of a haulier, the most used first. Its agreement and its data have an edit action each. */
export function TruckerActionsContainer(props: TruckerActionsProps) {
  const { trucker, texts, onSend, onEdit } = props;
  const { id, name } = trucker;
  // Select the state of this haulier only, so that no other row renders.
  const isSendingCertificate = useAppSelector((state) => selectIsSending(state, 'certificate', id));
  const isSendingEmail = useAppSelector((state) => selectIsSending(state, 'email', id));

  const atHand = (
    <>
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
    </>
  );
  const further = (
    <FurtherActions {...props} isSendingCertificate={isSendingCertificate}>
      {/* Offer the e-mail also if the server does not say whether there is work insurance. */}
      {trucker.hasWorkInsurance !== false && (
        <RowAction
          iconName="mail"
          label={texts.resendEmail}
          isBusy={isSendingEmail}
          onClick={() => onSend('email', trucker)}
        />
      )}
    </FurtherActions>
  );
  const isBusy = isSendingCertificate || isSendingEmail;
  return (
    <RowActions
      label={texts.actionsFor(name)}
      menu={{ text: texts.actions, isBusy, items: further }}
    >
      {atHand}
    </RowActions>
  );
}

/** The actions for the open haulier: the most used as buttons, the others in a menu. The panel links to the history. */
export function PanelActionsContainer(props: TruckerActionsProps) {
  const { trucker, texts, onSend, onEdit } = props;
  const { id, name } = trucker;
  const isSendingCertificate = useAppSelector((state) => selectIsSending(state, 'certificate', id));
  const isSendingEmail = useAppSelector((state) => selectIsSending(state, 'email', id));
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
      {/* Offer the e-mail also if the server does not say whether there is work insurance. */}
      {trucker.hasWorkInsurance !== false && (
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
          items: <FurtherActions {...props} isSendingCertificate={isSendingCertificate} />,
        }}
      />
    </div>
  );
}

interface FurtherActionsProps extends TruckerActionsProps {
  isSendingCertificate: boolean;
  /** Items between the certificate and the deletion. */
  children?: ReactNode;
}

/** The items of the menu, with the deletion last. */
function FurtherActions(props: FurtherActionsProps) {
  const { trucker, texts, onSend, onDelete, isSendingCertificate, children } = props;
  return (
    <>
      <RowAction
        iconName="certificate"
        label={texts.sendCertificate}
        isBusy={isSendingCertificate}
        onClick={() => onSend('certificate', trucker)}
      />
      {children}
      <RowAction iconName="delete" label={texts.delete} onClick={onDelete} />
    </>
  );
}
