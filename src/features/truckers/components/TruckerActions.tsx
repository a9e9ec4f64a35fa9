import type { Trucker } from '@/api/truckers/trucker.model';
import { paths } from '@/config/paths';
import type { Translate } from '@/i18n/i18n';
import { RowAction, RowActions, RowLink } from '@/shared/lists/cells';

/** What the row of a haulier offers. */
export interface TruckerActionsProps {
  t: Translate;
  trucker: Trucker;
  isSendingCertificate: boolean;
  isSendingEmail: boolean;
  /** True in the list, where there is no room for them on a card. */
  isMenu: boolean;
  onSendCertificate: () => void;
  onEdit: () => void;
  onResendEmail: () => void;
  onDelete: () => void;
}

/**
 * The row actions of a haulier, the most used first. Its agreement and its data are edited apart (D15); an e-mail is sent
 * again only with work insurance on (section 2), and where that is not known.
 */
export function TruckerActions(props: TruckerActionsProps) {
  const { t, trucker, isMenu, isSendingCertificate, isSendingEmail } = props;
  const { onSendCertificate, onEdit, onResendEmail, onDelete } = props;
  const { id, name } = trucker;
  return (
    <RowActions
      label={t('table.actionsFor', { name })}
      {...(isMenu && { menuText: t('common.actions') })}
    >
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
      <RowAction
        iconName="certificate"
        label={t('truckers.sendCertificate')}
        isBusy={isSendingCertificate}
        onClick={onSendCertificate}
      />
      {trucker.hasWorkInsurance !== false && (
        <RowAction
          iconName="mail"
          label={t('truckers.resendEmail')}
          isBusy={isSendingEmail}
          onClick={onResendEmail}
        />
      )}
      <RowAction iconName="delete" label={t('truckers.delete')} onClick={onDelete} />
    </RowActions>
  );
}
