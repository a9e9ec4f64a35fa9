import { useEffect, useState } from 'react';
import { slowScriptMs } from '@/config/constants';
import { useTexts } from '@/i18n/useTexts';
import { LoadingState } from './LoadingState';

/**
 * Stands where a script is on its way. One that takes long is said to, with a link that loads the document anew: the
 * browser asks for a script once at a time.
 */
export function ScriptLoading() {
  const { t } = useTexts();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowScriptMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadingState label={t(isSlow ? 'errors.pageNotLoaded' : 'common.loading')}>
      {isSlow && (
        <a className="btn btn-outline-primary" href="">
          {t('common.tryAgain')}
        </a>
      )}
    </LoadingState>
  );
}
