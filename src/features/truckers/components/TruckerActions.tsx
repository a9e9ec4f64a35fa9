import type { Trucker } from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { RowAction } from '@/shared/lists/table/RowAction';

/** What the row of a haulier offers; the flags are true while that message is on its way. */
export interface TruckerActionsProps {
  trucker: Trucker;
  isSendingCertificate: boolean;
  isSendingEmail: boolean;
  onSendCertificate: (trucker: Trucker) => void;
  onResendEmail: (trucker: Trucker) => void;
  onDelete: (trucker: Trucker) => void;
}

/** The row actions of a haulier. An e-mail is sent again only with work insurance on (section 2). */
export function TruckerActions(props: TruckerActionsProps) {
  const { trucker, onSendCertificate, onResendEmail, onDelete } = props;
  const { t } = useTexts();
  return (
    <div
      className="row-actions"
      role="group"
      aria-label={t('truckers.actionsFor', { name: trucker.name })}
    >
      <RowAction
        iconName="certificate"
        label={t('truckers.sendCertificate')}
        isBusy={props.isSendingCertificate}
        onClick={() => onSendCertificate(trucker)}
      />
      {trucker.hasWorkInsurance && (
        <RowAction
          iconName="mail"
          label={t('truckers.resendEmail')}
          isBusy={props.isSendingEmail}
          onClick={() => onResendEmail(trucker)}
        />
      )}
      <RowAction iconName="delete" label={t('truckers.delete')} onClick={() => onDelete(trucker)} />
    </div>
  );
}
