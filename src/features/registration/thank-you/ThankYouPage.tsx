import { useParams } from 'react-router';
import { useTexts } from '@/i18n/useTexts';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { notify } from '@/shared/notifications/notify';
import { ThankYou } from './ThankYou';
import { useSendXmlOnce } from './useSendXmlOnce';

/** The confirmation at /thank-you/{token?}. It calls send-xml once when it loads (specification, section 2; D28). */
export function ThankYouPage() {
  const { token = '' } = useParams();
  const { t } = useTexts();
  useDocumentTitle(t('thankYou.title'));
  useSendXmlOnce(token, () => notify.error(t('SOMETHING_WENT_WRONG')));
  return <ThankYou />;
}
