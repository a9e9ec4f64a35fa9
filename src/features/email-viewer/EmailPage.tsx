import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isNotFound } from '@/api/core/apiError';
import { useGetEmailContentQuery } from '@/api/emails/emails.api';
import { defaultLanguage, isLanguage } from '@/config/languages';
import { paths } from '@/config/paths';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useMessageText } from '@/shared/errors/MessageText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import { PageHeading } from '@/shared/ui/PageHeading';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import './emailView.scss';
import { emailRules, isEmailKind, parseEmail, type Email } from './parseEmail';
import { useAddressLanguage } from './useAddressLanguage';

/** Shows a notification e-mail in the language that the URL names, or in Danish if that language is not valid. */
export function EmailPage() {
  const { mail = '', locale = '', token = '' } = useParams();
  const { t } = useTranslation('staff');
  const toText = useMessageText();
  const navigate = useNavigate();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const isReady = useAddressLanguage(
    language,
    (chosen) => void navigate(paths.email.href(mail, chosen, token), { replace: true }),
  );

  const kind = isEmailKind(mail) ? mail : null;
  const content = useGetEmailContentQuery(kind ? { kind, locale: language, token } : skipToken);
  const { currentData, error, isError, refetch } = content;
  const failure = isError ? error : null;
  useLoadNotice(content);

  const email = useMemo(
    () => (currentData ? parseEmail(currentData, language) : undefined),
    [currentData, language],
  );
  // The document title uses our own words: the server's subject may contain a name, and browsers keep titles in their
  // history.
  const documentTitle = t(email && kind ? emailRules[kind].headingKey : 'email.title');
  useDocumentTitle(documentTitle, { hasError: failure !== null });

  const state = stateOf(kind !== null, failure);
  const isLoading = state === 'ok' && !(isReady && email);
  return (
    <>
      <PageHeading title={email ? toText(email.heading) : t('email.title')}>
        {isReady && email && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        )}
      </PageHeading>
      <div role="region" aria-labelledby="page-title" aria-busy={isLoading} tabIndex={-1}>
        {isLoading && <LoadingState label={t('common.loading')} />}
        {state === 'unknownType' && (
          <EmptyState title={t('email.unknownType')} iconName="mail">
            <p>{t('email.unknownTypeHelp')}</p>
          </EmptyState>
        )}
        {state === 'unknownLink' && <ErrorState message={t('email.unknownLink')} />}
        {state === 'failed' && (
          <ErrorState message={t('email.loadFailed')} onRetry={() => void refetch()} />
        )}
        {state === 'ok' && !isLoading && email && <EmailText {...email} />}
      </div>
    </>
  );
}

function stateOf(isKnown: boolean, failure: unknown) {
  if (!isKnown) return 'unknownType';
  if (!failure) return 'ok';
  return isNotFound(failure) ? 'unknownLink' : 'failed';
}

/** Renders the server's texts as plain text, whatever they contain. */
function EmailText({ greeting, name, lines, fields, thanks }: Email) {
  const toText = useMessageText();
  return (
    <div className="panel">
      {greeting && (
        <p className="h5 fw-semibold">
          <NamedText text={greeting} names={[name]} />
        </p>
      )}
      {lines.map((line, index) => (
        <p key={index}>
          <UnbrokenText text={line} />
        </p>
      ))}
      {fields.length > 0 && (
        <dl className="facts facts-beside email-fields mb-0">
          {fields.map(({ name: field, label, value }) => (
            <div key={field}>
              <dt>{toText(label)}</dt>
              <dd>
                <bdi>
                  <UnbrokenText text={toText(value)} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {thanks && <p className="email-thanks">{thanks}</p>}
    </div>
  );
}
