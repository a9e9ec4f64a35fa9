import { useLayoutEffect, useState } from 'react';
import { announcementReadMs } from '@/config/constants';
import { onAnnounce, type Announcement } from './announce';

interface Said {
  id: number;
  text: string;
  at: number;
}

function apply(before: readonly Said[], { kind, text }: Announcement, at: number): Said[] {
  if (kind === 'withdraw') return before.filter((said) => said.text !== text);
  if (text === '') return [];
  const unread = before.filter((said) => at - said.at < announcementReadMs && said.text !== text);
  return [...unread, { id: (before.at(-1)?.id ?? 0) + 1, text, at }];
}

/** Announcements are read from here. The application renders one at the start: a region that is added with its text is not read. */
export function LiveRegion() {
  const [said, setSaid] = useState<Record<Announcement['urgency'], readonly Said[]>>({
    polite: [],
    assertive: [],
  });
  // A layout effect: pages announce in effects, and the first page's run before this one's.
  useLayoutEffect(
    () =>
      onAnnounce((announcement) => {
        const at = Date.now();
        const { urgency } = announcement;
        setSaid((before) => ({ ...before, [urgency]: apply(before[urgency], announcement, at) }));
      }),
    [],
  );
  // A new key makes a new node, so that the same text is read again. Only what is added is read.
  const texts = (urgency: Announcement['urgency']) =>
    said[urgency].map(({ id, text }) => <div key={id}>{text}</div>);
  return (
    <div className="visually-hidden">
      <div role="status" aria-atomic={false}>
        {texts('polite')}
      </div>
      <div role="alert" aria-atomic={false}>
        {texts('assertive')}
      </div>
    </div>
  );
}
