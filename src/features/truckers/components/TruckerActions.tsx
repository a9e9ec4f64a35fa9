import type { Trucker } from '@/api/truckers/trucker.model';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { RowAction, RowActions } from '@/shared/lists/table/RowAction';
import { RowLink } from '@/shared/lists/table/RowLink';

/** What the row of a haulier offers; the flags are true while that message is on its way. */
export interface TruckerActionsProps {
  trucker: Trucker;
  isSendingCertificate: boolean;
  isSendingEmail: boolean;
  onSendCertificate: (trucker: Trucker) => void;
  onEdit: (trucker: Trucker) => void;
  onResendEmail: (trucker: Trucker) => void;
  onDelete: (trucker: Trucker) => void;
}

/**
 * The row actions of a haulier. Its agreement and its data are edited apart (D15); an e-mail is sent
 * again only with work insurance on (section 2).
 */
export function TruckerActions(props: TruckerActionsProps) {
  const { trucker, onSendCertificate, onEdit, onResendEmail, onDelete } = props;
  const { t } = useTexts();
  return (
    <RowActions name={trucker.name}>
      <RowAction
        iconName="certificate"
        label={t('truckers.sendCertificate')}
        isBusy={props.isSendingCertificate}
        onClick={() => onSendCertificate(trucker)}
      />
      <RowLink
        iconName="history"
        label={t('truckers.history')}
        to={paths.truckerHistory.href(trucker.id)}
      />
      <RowLink
        iconName="agreement"
        label={t('truckers.editAgreement')}
        to={paths.editTrucker.href(trucker.id)}
      />
      <RowAction iconName="edit" label={t('truckers.edit')} onClick={() => onEdit(trucker)} />
      {trucker.hasWorkInsurance && (
        <RowAction
          iconName="mail"
          label={t('truckers.resendEmail')}
          isBusy={props.isSendingEmail}
          onClick={() => onResendEmail(trucker)}
        />
      )}
      <RowAction iconName="delete" label={t('truckers.delete')} onClick={() => onDelete(trucker)} />
    </RowActions>
  );
}
