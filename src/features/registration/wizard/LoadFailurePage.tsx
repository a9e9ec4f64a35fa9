import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { Audience } from '@/i18n/i18n';
import type { Message } from '@/shared/errors/failureMessage';
import { MessageText, useMessageText } from '@/shared/errors/MessageText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useWhenOnline } from '@/shared/hooks/useWhenOnline';
import type { LoginState } from '@/shared/routing/loginState';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { focusPageHeading, PageHeading } from '@/shared/ui/PageHeading';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import { NewLinkContact } from '../step/NewLinkContact';
import { useRedirectSoon } from './useRedirectSoon';

interface LoadFailurePageProps {
  message: Message;
  /** True if the server refused: a retry would not help, so redirects after a delay unless the user chooses to stay. */
  isRefused: boolean;
  isForStaff: boolean;
  onRetry?: (() => void) | undefined;
}

/** Shown if the wizard could not be loaded. Links hauliers to the login page and staff to the haulier list. */
export function LoadFailurePage(props: LoadFailurePageProps) {
  const { message, isRefused, isForStaff, onRetry } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const listHref = useAppSelector(selectTruckerListHref);
  const [isLeaving, setIsLeaving] = useState(isRefused);
  const isLinkRefused = isRefused && !isForStaff;
  const href = isForStaff ? listHref : paths.login.href();
  const loginState: LoginState | undefined = isForStaff
    ? undefined
    : { refusedLink: toText(message) };
  useDocumentTitle(t('wizard.title', { context }));
  useWhenOnline(isLinkRefused ? undefined : onRetry);

  useRedirectSoon(isLeaving ? href : null, loginState);
  const handleStay = () => {
    setIsLeaving(false);
    // The pressed button, which stops the redirect, disappears, so focus the heading.
    focusPageHeading();
  };
  return (
    <>
      <PageHeading title={t('wizard.title', { context })} />
      <div role="alert">
        <Alert tone="danger" title={<MessageText message={message} />}>
          {isLinkRefused && (
            <>
              <p>{t('wizard.invalidLink')}</p>
              <NewLinkContact />
            </>
          )}
          {(isForStaff || isLeaving) && (
            <p>
              {isLeaving && t(isForStaff ? 'wizard.backToList' : 'wizard.redirecting')}{' '}
              <Link to={href} state={loginState}>
                {t('common.goNow')}
              </Link>
            </p>
          )}
          <div className="button-row">
            {onRetry && <Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
            {isLeaving && (
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
