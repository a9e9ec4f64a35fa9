import './signing.scss';
import { useState, type Ref } from 'react';
import type { Settings } from '@/config/settings';
import { useTexts } from '@/i18n/useTexts';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { LoadingState } from '@/shared/ui/states/LoadingState';

interface SigningOverlayProps {
  signing: NonNullable<Settings['signing']>;
  frameRef: Ref<HTMLIFrameElement>;
  onCancel: () => void;
}

/** The signing frame over the whole screen (specification, section 2). Escape cancels, like the buttons. */
export function SigningOverlay({ signing, frameRef, onCancel }: SigningOverlayProps) {
  const { t } = useTexts();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <AppModal
      title={t('signing.title')}
      size="fullscreen"
      isOpen
      onClose={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {t('signing.cancel')}
        </Button>
      }
    >
      <div className="signing-frame">
        {isLoading && <LoadingState label={t('signing.loading')} />}
        {/* The dialog keeps the focus among what can have it by its own attributes; a frame needs one for that. */}
        <iframe
          ref={frameRef}
          title={t('signing.title')}
          sandbox={signing.sandbox}
          referrerPolicy="no-referrer"
          src={signing.url}
          tabIndex={0}
          onLoad={() => setIsLoading(false)}
        />
      </div>
    </AppModal>
  );
}
