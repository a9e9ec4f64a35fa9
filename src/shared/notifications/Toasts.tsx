import { useEffect, useEffectEvent, useRef } from 'react';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.scss';
import { notificationTimeoutMs } from '@/config/constants';
import { useTexts } from '@/i18n/useTexts';
import { useEscape } from '../hooks/useEscape';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import type { Notification } from './notify';

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTexts();
  return (
    <IconButton name="close" label={t('toast.close')} onClick={(event) => closeToast(event)} />
  );
}

/** Comes and goes without the library's bouncing; the style sheet lets it fade in. */
function PlainTransition(props: ToastTransitionProps) {
  const { children, isIn } = props;
  const proceed = useEffectEvent((isShown: boolean) => {
    if (isShown) props.playToast();
    else props.done();
  });
  useEffect(() => proceed(isIn), [isIn]);
  return children;
}

/** Takes those of a name away, or all; those that wait until `Toasts` is on the page as well. */
export const dismissToasts = (id?: string) => toast.dismiss(id);

const dismissAll = () => dismissToasts();

/** Shows one notification; it waits until `Toasts` is on the page. */
export function showToast({ tone, text, id = text }: Notification): void {
  toast(text, {
    type: tone,
    icon: <Icon name={tone === 'success' ? 'check' : tone} />,
    // An error has to be read: only its reader takes it away.
    autoClose: tone === 'error' ? false : notificationTimeoutMs,
    // The same error twice is one thing to read.
    ...(tone === 'error' && { toastId: id }),
  });
}

/**
 * The notifications on the screen. They are announced by the live region of the application; the
 * library's own region would say them a second time.
 */
export function Toasts() {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // What they cover may have the focus: Escape shows it without moving the focus (WCAG 2.4.11).
  // A press that has closed a dialog, or cleared a search box, was not meant for them.
  useEscape(true, dismissAll, { isLast: true });
  useEffect(() => {
    box.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, []);
  return (
    <div ref={box}>
      <ToastContainer
        aria-label={t('toast.region')}
        role="group"
        closeButton={CloseToast}
        closeOnClick={false}
        hideProgressBar
        position="bottom-left"
        transition={PlainTransition}
      />
    </div>
  );
}
