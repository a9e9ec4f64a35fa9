import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { toSentence } from './NotificationText';
import { selectAnnouncements, type Urgency } from './notifications.slice';
import { useAnnounce } from './useNotify';

/**
 * The texts for screen readers only. Render it once at the start: screen readers do not read a live region that is
 * added together with its text.
 */
export function LiveRegion() {
  const { t } = useTranslation();
  const store = useStore<Parameters<typeof selectAnnouncements>[0]>();
  const [announcements, setAnnouncements] = useState(() => selectAnnouncements(store.getState()));
  // Announce a text only after its subject was rendered, so do not use `useSelector`, which renders at once. With
  // `useDeferredValue`, a text would wait for a page that is loading, and never be read if it is dropped meanwhile.
  useLayoutEffect(() => {
    let heard = selectAnnouncements(store.getState());
    return store.subscribe(() => {
      const now = selectAnnouncements(store.getState());
      if (now === heard) return;
      heard = now;
      // Let the browser paint a frame with the subject of the text first.
      startTransition(() => setAnnouncements(now));
    });
  }, [store]);
  // Screen readers read only nodes that are added. With the id as its key, each announcement adds one.
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
