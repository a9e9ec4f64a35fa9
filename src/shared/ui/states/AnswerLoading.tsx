import { useTexts } from '@/i18n/useTexts';
import { LoadingState } from './LoadingState';
import { useIsSlow } from './useIsSlow';

/** Stands where the server's answer is on its way, and says so where it takes longer than usual. */
export function AnswerLoading() {
  const { t } = useTexts();
  const isSlow = useIsSlow();
  return (
    <LoadingState label={t('common.loading')}>
      {isSlow && <span>{t('common.slow')}</span>}
    </LoadingState>
  );
}
