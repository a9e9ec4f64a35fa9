import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '@/api/core/apiError';
import { useGetEmailContentQuery } from '@/api/emails/emails.api';
import { defaultLanguage, isLanguage } from '@/config/languages';
import { paths } from '@/config/paths';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useMessageText } from '@/shared/errors/MessageText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { EmailView } from './EmailView';
import { emailRules, isEmailKind, readEmail } from './readEmail';
import { useAddressLanguage } from './useAddressLanguage';

/**
 * The content of a notification e-mail, in the language of its address (specification, section 2; D24). An address
 * that names no type of e-mail asks for nothing; one with another language is read in Danish.
 */
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
  useLoadNotice(content, undefined, true);

  const email = useMemo(
    () => (currentData ? readEmail(currentData, language) : undefined),
    [currentData, language],
  );
  const title = email ? toText(email.heading) : t('email.title');
  // In our words: the server's may name somebody, and the browser keeps a title in its history.
  const documentTitle = t(email && kind ? emailRules[kind].headingKey : 'email.title');
  useDocumentTitle(documentTitle, { hasError: failure !== null });

  const body = useRef<HTMLDivElement>(null);
  return (
    <EmailView
      title={title}
      email={isReady ? email : undefined}
      state={stateOf(kind !== null, failure)}
      bodyRef={body}
      onRetry={() => {
        // The button goes; what comes in its place takes its focus.
        body.current?.focus();
        void refetch();
      }}
    />
  );
}

function stateOf(isKnown: boolean, failure: unknown) {
  if (!isKnown) return 'unknownType';
  if (!failure) return 'ok';
  return isApiError(failure) && failure.kind === 'notFound' ? 'unknownLink' : 'failed';
}
