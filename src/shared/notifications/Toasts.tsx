import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import 'react-toastify/ReactToastify.css';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { notificationTimeoutMs } from '@/config/constants';
import './toasts.scss';
import { useEscape } from '../hooks/useEscape';
import { Icon, IconButton } from '../ui/IconButton';
import { NotificationText, toSentence } from './NotificationText';
import { isSame, kindOf, type Notification } from './notify';

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
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

/** Takes those of a kind away, or all; those that wait until `Toasts` is on the page as well. */
export function dismissToasts(kind?: string): void {
  for (const [key, { toastId, notifications }] of folds) {
    if (kind !== undefined && !notifications.some((one) => kindOf(one) === kind)) continue;
    toast.dismiss(toastId);
    folds.delete(key);
  }
}

const dismissAll = () => dismissToasts();

interface Fold {
  toastId: string;
  /** The newest first. */
  notifications: readonly Notification[];
}

/** The toasts on the screen or on their way there, by tone and kind. */
const folds = new Map<string, Fold>();
let lastId = 0;
const mostShown = 3;

function Folded({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation();
  const more = notifications.length - mostShown;
  return (
    <div className="notifications-of-kind">
      {notifications.slice(0, mostShown).map((notification) => (
        <NotificationText key={toSentence(notification, t)} {...notification} />
      ))}
      {more > 0 && <p>{t('toast.more', { count: more })}</p>}
    </div>
  );
}

/** Shows a notification, in one toast with those of its kind that are there; it waits until `Toasts` is on the page. */
export function showToast(notification: Notification): void {
  const { tone } = notification;
  const key = `${tone} ${kindOf(notification)}`;
  const before = folds.get(key);
  const others = before?.notifications.filter((other) => !isSame(other, notification)) ?? [];
  const notifications = [notification, ...others];
  const content = <Folded notifications={notifications} />;
  if (before && toast.isActive(before.toastId)) {
    folds.set(key, { ...before, notifications });
    toast.update(before.toastId, { render: content, delay: 0 });
    return;
  }
  // One that still waits for its place on the page cannot be updated.
  if (before) toast.dismiss(before.toastId);
  lastId += 1;
  const toastId = `notification-${String(lastId)}`;
  folds.set(key, { toastId, notifications });
  toast(content, {
    toastId,
    type: tone,
    icon: <Icon name={tone === 'success' ? 'check' : tone} />,
    // An error has to be read: only its reader takes it away.
    autoClose: tone === 'error' ? false : notificationTimeoutMs,
    onClose: () => folds.delete(key),
  });
}

/**
 * The notifications on the screen. They are announced by the live region of the application; the
 * library's own region would say them a second time.
 */
export function Toasts() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // What they cover may have the focus: Escape shows it without moving the focus (WCAG 2.4.11).
  // A press that has closed a dialog, or cleared a search box, was not meant for them.
  useEscape(true, dismissAll, { isLast: true });
  useEffect(() => {
    box.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, []);
  // A dialog makes room for them: its buttons can be pressed.
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      root.style.setProperty('--notifications-height', `${String(entry?.contentRect.height)}px`),
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      folds.clear();
      root.style.removeProperty('--notifications-height');
    };
  }, []);
  return (
    <div ref={box} className="notifications">
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
