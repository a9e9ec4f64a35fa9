import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.scss';
import { notificationTimeoutMs } from '@/config/constants';
import { useEscape } from '../hooks/useEscape';
import { useHeightProperty } from '../hooks/useHeightProperty';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { NotificationBox, useCloseButton } from './NotificationBox';
import { NotificationText } from './NotificationText';
import { allToastsClosed, selectToasts, toastClosed, type ToastState } from './notifications.slice';

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
  const button = useCloseButton();
  useLayoutEffect(() => {
    // `react-toastify` makes the toast itself a tab stop, which has no name and loses the focus when the toast closes.
    button.current?.closest('.Toastify__toast')?.removeAttribute('tabindex');
  }, [button]);
  return (
    <IconButton
      ref={button}
      name="close"
      label={t('toast.close')}
      onClick={(event) => closeToast(event)}
    />
  );
}

/** Replaces the bounce animation of `react-toastify`. The style sheet fades toasts in. */
function PlainTransition(props: ToastTransitionProps) {
  const { children, isIn } = props;
  const proceed = useEffectEvent((isShown: boolean) => {
    if (isShown) props.playToast();
    else props.done();
  });
  useEffect(() => proceed(isIn), [isIn]);
  return children;
}

function ToastText({ id }: { id: number }) {
  const toasts = useSelector(selectToasts);
  return (
    <NotificationText notifications={toasts.find((one) => one.id === id)?.notifications ?? []} />
  );
}

const toastIdOf = ({ id }: ToastState) => `notification-${String(id)}`;

function useDrawnToasts(): void {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  const drawn = useRef<readonly ToastState[]>([]);
  useEffect(() => {
    for (const it of toasts) {
      const toastId = toastIdOf(it);
      const { id, tone } = it;
      if (!toast.isActive(toastId)) {
        toast(<ToastText id={id} />, {
          toastId,
          type: tone,
          icon: <Icon name={tone === 'success' ? 'check' : tone} />,
          // An error stays until the user closes it.
          autoClose: tone === 'error' ? false : notificationTimeoutMs,
          onClose: () => dispatch(toastClosed(id)),
        });
      } else if (!drawn.current.includes(it)) {
        // Restart the timer of a changed toast. `NaN` makes the update immediate: a delayed one would bring back a
        // toast that is dismissed meanwhile.
        toast.update(toastId, { delay: NaN });
      }
    }
    const isGone = ({ id }: ToastState) => !toasts.some((it) => it.id === id);
    drawn.current.filter(isGone).forEach((it) => toast.dismiss(toastIdOf(it)));
    drawn.current = toasts;
  }, [toasts, dispatch]);
}

/**
 * Shows the notifications as toasts. Turns off the live region of `react-toastify`, because `LiveRegion` announces
 * notifications.
 */
export function Toasts() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const box = useRef<HTMLDivElement>(null);
  // A toast may cover the focused element. Escape uncovers it (WCAG 2.4.11), unless the press had another use, such as
  // closing a dialog or clearing a search box.
  const closeAll = useCallback(() => void dispatch(allToastsClosed()), [dispatch]);
  useEscape(closeAll, { isLast: true });
  useEffect(() => {
    box.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, []);
  // Dialogs make room for the toasts, so that their buttons can be pressed.
  useHeightProperty(box, '--notifications-height');
  useDrawnToasts();
  return (
    <NotificationBox ref={box} className="notifications">
      <ToastContainer
        aria-label={t('toast.region')}
        role="group"
        closeButton={CloseToast}
        closeOnClick={false}
        // Turn off the shortcut of `react-toastify`, which would focus the toast itself.
        hotKeys={() => false}
        hideProgressBar
        position="bottom-left"
        transition={PlainTransition}
      />
    </NotificationBox>
  );
}
