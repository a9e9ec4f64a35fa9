import { useTexts } from '@/i18n/useTexts';
import { announce } from '../../notifications/announce';
import { notify } from '../../notifications/notify';
import { IconButton } from '../IconButton';

/** `what` names the value for who does not see it beside the button; already translated. */
export interface CopyButtonProps {
  what: string;
  value: string;
}

/** Puts a value on the clipboard and says so. A browser that has none to offer (a page without https) has no such button. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const { t } = useTexts();
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(value).then(
      () => announce(t('copy.done', { what })),
      () => notify.error(t('copy.failed')),
    );
  return <IconButton name="copy" label={t('copy.label', { what })} onClick={() => void copy()} />;
}
