import { useLayoutEffect, useState } from 'react';
import { onAnnounce } from './announce';

const silent = { id: 0, text: '' };

/** Where announcements are read from. The application has one, from the start: a late one is not heard. */
export function LiveRegion() {
  const [said, setSaid] = useState({ polite: silent, assertive: silent });
  // A layout effect: pages speak in effects, and the first page's come before this one's.
  useLayoutEffect(
    () =>
      onAnnounce((text, urgency) =>
        setSaid((before) => ({ ...before, [urgency]: { id: before[urgency].id + 1, text } })),
      ),
    [],
  );
  // A new key makes a new node, so that the same text is read again.
  return (
    <div className="visually-hidden">
      <div role="status">
        <span key={said.polite.id}>{said.polite.text}</span>
      </div>
      <div role="alert">
        <span key={said.assertive.id}>{said.assertive.text}</span>
      </div>
    </div>
  );
}
