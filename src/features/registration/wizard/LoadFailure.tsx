import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';

interface LoadFailureProps {
  /** The server's, where it sent one. */
  message: ReactNode;
  /** The link itself is at fault, not the connection or the server. */
  isLinkInvalid?: boolean;
  /** Staff are signed in: the login page sends them on to the haulier list. */
  isForStaff?: boolean;
  /** The visitor is being sent on, and not where the server was not reached (D37). */
  isLeaving?: boolean;
  /** Loads once more; not offered for a link at fault, which that cannot help. */
  onRetry?: () => void;
}

/** The wizard could not be loaded: what happened, and where the visitor is being sent, or can go (section 4). */
export function LoadFailure(props: LoadFailureProps) {
  const { message, isLinkInvalid, isForStaff = false, isLeaving = false, onRetry } = props;
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('wizard.title')} />
      <div role="alert">
        <Alert tone="danger" title={message}>
          {isLinkInvalid && <p>{t('wizard.invalidLink')}</p>}
          {(isForStaff || isLeaving) && (
            <p>
              {isLeaving && t(isForStaff ? 'wizard.backToList' : 'wizard.redirecting')}{' '}
              <Link to={isForStaff ? paths.truckers.href() : paths.login.href()}>
                {t('common.goNow')}
              </Link>
            </p>
          )}
          {onRetry && !isLinkInvalid && <Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
        </Alert>
      </div>
    </>
  );
}
