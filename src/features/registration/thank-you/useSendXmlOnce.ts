import { useEffect, useEffectEvent, useRef } from 'react';
import { useSendXmlMutation } from '@/api/steps/steps.api';

/** Under which name the store remembers what came of send-xml on completion, by the link's token or the haulier's id. */
export function completionKey(tokenOrId: string): string {
  return `completion ${tokenOrId}`;
}

/**
 * Calls send-xml for thank-you (section 4), once in a visit: not again when the page is mounted twice or come back to
 * (D28). Without a token or id it calls nothing. `onFailed` is called unless completion's own call failed, too, of which the
 * haulier has heard.
 */
export function useSendXmlOnce(tokenOrId: string, onFailed: () => void): void {
  const [, completion] = useSendXmlMutation({ fixedCacheKey: completionKey(tokenOrId) });
  // By this name the store remembers the call when the page is left. A new completion is thanked for anew.
  const fixedCacheKey = `thank-you ${tokenOrId} ${completion.startedTimeStamp ?? ''}`;
  const [sendXml, { isUninitialized }] = useSendXmlMutation({ fixedCacheKey });
  const sentFor = useRef('');

  const send = useEffectEvent(async () => {
    if (!isUninitialized || sentFor.current === tokenOrId) return;
    sentFor.current = tokenOrId;
    const { error } = await sendXml({ tokenOrId, isUpdate: false });
    if (error && !completion.isError) onFailed();
  });
  useEffect(() => {
    if (tokenOrId) void send();
  }, [tokenOrId]);
}
