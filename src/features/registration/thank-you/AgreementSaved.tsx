import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';

/**
 * The one message that staff get at the end: the code was right, the agreement is saved, and they are being sent back to the list
 * (section 4). `name` is the haulier's.
 */
export function AgreementSaved({ name, listHref }: { name: string; listHref: string }) {
  const { t } = useTranslation('registration');
  const message = useRef<HTMLDivElement>(null);
  useDocumentTitle(`${name}: ${t('MSG_UPDATE_SUCC')}`);
  // The button that saved it is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <PageHeading title={t('wizard.adminTitle', { name })} names={[name]} />
      <div ref={message} tabIndex={-1}>
        <Alert tone="success" title={t('MSG_UPDATE_SUCC')}>
          <p>{t('SMS_VERIFICATION_SUCCESS')}</p>
          <p className="mb-0">
            {t('wizard.backToList')} <Link to={listHref}>{t('common.goNow')}</Link>
          </p>
        </Alert>
      </div>
    </>
  );
}
