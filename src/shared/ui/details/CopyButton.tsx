import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copiedShownMs } from '@/config/constants';
import './copyButton.scss';
import { useAnnounce, useNotify } from '../../notifications/useNotify';
import { IconButton } from '../IconButton';

/** `what` is the name of the value for screen readers. */
interface CopyButtonProps {
  what: string;
  value: string;
}

/** Copies a value to the clipboard. Renders nothing without https, because the browser then has no clipboard. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const { t } = useTranslation('staff');
  const { announce } = useAnnounce();
  const notify = useNotify();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === value;
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(value).then(
      () => {
        announce(t('copy.done', { what }));
        setCopied(value);
      },
      () => notify.error(t('copy.failed')),
    );
  return (
    <span className="copy-button">
      <IconButton
        name={isCopied ? 'check' : 'copy'}
        label={t('copy.label', { what })}
        onClick={() => void copy()}
      />
      {isCopied && <span aria-hidden="true">{t('copy.shown')}</span>}
    </span>
  );
}
