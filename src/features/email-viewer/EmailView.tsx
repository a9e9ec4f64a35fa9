import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '@/shared/errors/MessageText';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { NamedText } from '@/shared/ui/NamedText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { EmptyState, ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import './emailView.scss';
import type { Email } from './readEmail';

/** What the e-mail viewer shows. `email` is undefined until it has come; where it cannot come, `state` says why. */
export interface EmailViewProps {
  title: string;
  email: Email | undefined;
  state: 'ok' | 'unknownType' | 'unknownLink' | 'failed';
  bodyRef: Ref<HTMLDivElement>;
  onRetry: () => void;
}

/** The e-mail viewer in all its states (specification, section 2). */
export function EmailView({ title, email, state, bodyRef, onRetry }: EmailViewProps) {
  const { t } = useTranslation('staff');
  const isLoading = state === 'ok' && !email;
  return (
    <>
      <PageHeading title={title}>
        {email && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        )}
      </PageHeading>
      <div
        ref={bodyRef}
        className="email-view"
        role="region"
        aria-labelledby="page-title"
        aria-busy={isLoading}
        tabIndex={-1}
      >
        {isLoading && <LoadingState label={t('common.loading')} />}
        {state === 'unknownType' && (
          <EmptyState title={t('email.unknownType')}>
            <p>{t('email.unknownTypeHelp')}</p>
          </EmptyState>
        )}
        {state === 'unknownLink' && <ErrorState message={t('email.unknownLink')} retryLabel="" />}
        {state === 'failed' && (
          <ErrorState
            message={t('email.loadFailed')}
            retryLabel={t('common.tryAgain')}
            onRetry={onRetry}
          />
        )}
        {state === 'ok' && email && <EmailText {...email} />}
      </div>
    </>
  );
}

/** The words of the server stand here as text, whatever is in them. */
function EmailText({ greeting, name, lines, fields, thanks }: Email) {
  const toText = useMessageText();
  return (
    <div className="panel">
      {greeting && (
        <p className="email-greeting">
          <NamedText text={greeting} names={[name]} />
        </p>
      )}
      {lines.map((line, index) => (
        <p key={index}>
          <UnbrokenText text={line} />
        </p>
      ))}
      {fields.length > 0 && (
        <dl className="email-fields">
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
