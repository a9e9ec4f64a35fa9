import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import type { LoginState } from '@/shared/routing/loginState';
import { useSettings } from '@/shared/hooks/settings';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useWhenOnline } from '@/shared/hooks/useWhenOnline';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';

interface LoadFailureProps {
  /** The server's, where it sent one. */
  message: ReactNode;
  /** The server refused the link, which is neither the connection's fault nor the server's (D37). */
  isLinkRefused?: boolean;
  /** Staff are signed in: the login page sends them on to the haulier list. */
  isForStaff?: boolean;
  /** That list as staff left it. */
  listHref: string;
  /** The visitor is being sent on (D37). */
  isLeaving?: boolean;
  /** What the login page is told. */
  loginState?: LoginState | undefined;
  /** Stops the way to where the visitor is being sent. */
  onStay?: () => void;
  /** Loads once more; not offered for a link that the server does not know. */
  onRetry?: () => void;
}

/** The wizard could not be loaded: what happened, and where the visitor is being sent, or can go (section 4). */
export function LoadFailure(props: LoadFailureProps) {
  const {
    message,
    isLinkRefused,
    isForStaff = false,
    listHref,
    loginState,
    onStay,
    onRetry,
  } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  useDocumentTitle(t('wizard.title', { context }));
  const [isStaying, setIsStaying] = useState(false);
  useWhenOnline(isLinkRefused ? undefined : onRetry);
  const isLeaving = props.isLeaving === true && !isStaying;
  const handleStay = () => {
    onStay?.();
    setIsStaying(true);
    // The button goes with what it stopped.
    document.getElementById('page-title')?.focus();
  };
  return (
    <>
      <PageHeading title={t('wizard.title', { context })} />
      <div role="alert">
        <Alert tone="danger" title={message}>
          {isLinkRefused && <NewLink />}
          {(isForStaff || isLeaving) && (
            <p>
              {isLeaving && t(isForStaff ? 'wizard.backToList' : 'wizard.redirecting')}{' '}
              <Link to={isForStaff ? listHref : paths.login.href()} state={loginState}>
                {t('common.goNow')}
              </Link>
            </p>
          )}
          <div className="wizard-ways">
            {onRetry && <Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
            {isLeaving && onStay && (
              <Button variant="secondary" onClick={handleStay}>
                {t('common.stay')}
              </Button>
            )}
          </div>
        </Alert>
      </div>
    </>
  );
}

/** Whom to ask for a new link (D37). */
function NewLink() {
  const { t } = useTranslation('registration');
  const { phone, email } = useSettings().contact;
  return (
    <>
      <p>{t('wizard.invalidLink')}</p>
      <ul className="list-unstyled load-failure-help">
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </>
  );
}
