import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import type { Delivery } from './delivery';

interface ThankYouProps {
  delivery: Delivery;
  /** The server's own words on why it failed; '' where it sent none. */
  words: string;
  /** It failed and is being tried again. */
  isBusy: boolean;
  /** Whom to call. */
  phone: string;
  onRetry: () => void;
}

/** What became of the agreement (D29). That it is signed, and that a copy follows, can be printed. */
export function ThankYou({ delivery, words, isBusy, phone, onRetry }: ThankYouProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t(delivery === 'unknown' ? 'wizard.title' : 'thankYou.title')} />
      {delivery === 'working' && <LoadingState label={t('thankYou.sending')} />}
      <div role="status">
        {delivery === 'done' && (
          <>
            <Alert tone="success" title={t('thankYou.signed')} />
            <h2 className="h5">{t('thankYou.next')}</h2>
            <p>{t('thankYou.copy')}</p>
          </>
        )}
        {delivery === 'failed' && (
          <Alert tone="warning" title={t('thankYou.notSent')}>
            {words && <p>{words}</p>}
            <p className="mb-0">{t('common.callUs', { phone })}</p>
          </Alert>
        )}
        {delivery === 'unknown' && <Alert tone="danger" title={t('wizard.invalidLink')} />}
      </div>
      {delivery === 'failed' && (
        <Button isBusy={isBusy} busyText={t('thankYou.sending')} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
      {delivery === 'done' && (
        <Button variant="secondary" onClick={() => window.print()}>
          {t('thankYou.printCopy')}
        </Button>
      )}
    </>
  );
}
