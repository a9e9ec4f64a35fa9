import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { toSentence } from './NotificationText';
import { selectAnnouncements, type Urgency } from './notifications.slice';
import { useAnnounce } from './useNotify';

/** Render it once at the start: screen readers do not read a region that is added together with its text. */
export function LiveRegion() {
  const { t } = useTranslation();
  // Deferred: announce a text only after the browser has painted a frame with its subject.
  const announcements = useDeferredValue(useSelector(selectAnnouncements));
  // A new key creates a new node, so that the same text is read again. Screen readers read only what is added.
  const said = (urgency: Urgency) =>
    announcements
      .filter((one) => one.urgency === urgency)
      .map((one) => <div key={one.id}>{toSentence(one, t)}</div>);
  return (
    <div className="visually-hidden">
      <div role="status" aria-atomic={false}>
        {said('polite')}
      </div>
      <div role="alert" aria-atomic={false}>
        {said('assertive')}
      </div>
    </div>
  );
}

/** Announces a text, and withdraws it when the text changes or the component unmounts. */
export function LiveMessage({ text }: { text: string }) {
  const { announce, withdraw } = useAnnounce();
  useEffect(() => {
    if (text === '') return;
    announce(text);
    return () => withdraw(text);
  }, [text, announce, withdraw]);
  return null;
}
