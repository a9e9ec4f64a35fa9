import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useSendXmlMutation } from '@/api/steps/steps.api';
import { useTexts } from '@/i18n/useTexts';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { notify } from '@/shared/notifications/notify';
import { ThankYou } from '../components/ThankYou';

/** The confirmation at /thank-you/{token?}. It calls send-xml once when it loads (specification, section 2; D28). */
export function ThankYouPage() {
  const { token = '' } = useParams();
  const { t } = useTexts();
  useDocumentTitle(t('thankYou.title'));
  const [sendXml] = useSendXmlMutation();
  // What was sent stays remembered when React mounts the page twice in development.
  const sentFor = useRef('');

  useEffect(() => {
    if (token === '' || sentFor.current === token) return;
    sentFor.current = token;
    sendXml({ tokenOrId: token, isUpdate: false })
      .unwrap()
      .catch(() => notify.error(t('SOMETHING_WENT_WRONG')));
  }, [token, sendXml, t]);

  return <ThankYou />;
}
