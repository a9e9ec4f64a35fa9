import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { RowActions } from '@/shared/lists/cells';
import { useAriaShortcut } from '@/shared/lists/shortcuts/shortcuts';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';
import { selectIsSending } from '@/store/truckerMessages.slice';
import { FurtherActions, type TruckerActionsProps } from './TruckerActionsContainer';

/** The actions for the haulier that is open: the most used by name, the others in a menu. Its history has a link of its own. */
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
      {/* Also where the answer does not say whether the work insurance is on. */}
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
