import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '@/api/core/apiError';
import { sendXmlCompletionKey, useSendXmlMutation } from '@/api/steps/agreementSteps.api';

/** `unknown`: the server has no agreement for this address. */
type Delivery = 'working' | 'done' | 'failed' | 'unknown';

interface SendXml {
  delivery: Delivery;
  /** The server's own words where it declined; '' where it sent none. */
  words: string;
  isRetrying: boolean;
  /** Calls once more; true where there is nothing left to try. */
  retry: () => Promise<boolean>;
}

const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'notFound';

/**
 * Calls send-xml once in a visit (section 4): not again when the page is mounted twice or opened again (D28), except by `retry`.
 * Calls `onFailed` for each failure, except the first where the call at completion failed, too: that was reported then.
 */
export function useSendXmlOnce(tokenOrId: string, onFailed: () => void): SendXml {
  const [, completion] = useSendXmlMutation({ fixedCacheKey: sendXmlCompletionKey(tokenOrId) });
  // Under this key the store remembers the call when the page is left. A new completion calls again.
  const fixedCacheKey = `thank-you ${tokenOrId} ${completion.startedTimeStamp ?? ''}`;
  const [sendXml, { isUninitialized, isSuccess, error }] = useSendXmlMutation({ fixedCacheKey });
  // The store is emptied when a staff session ends, also in another tab. Keep the outcome here.
  const [outcome, setOutcome] = useState<{ tokenOrId: string; error: unknown } | null>(null);
  const isAnswered = isSuccess || error !== undefined;
  if (isAnswered && (outcome?.tokenOrId !== tokenOrId || outcome.error !== error)) {
    setOutcome({ tokenOrId, error });
  }
  const sentFor = useRef('');
  const [retriedFor, setRetriedFor] = useState('');
  const isRetrying = retriedFor !== '' && retriedFor === tokenOrId;

  const call = async () => {
    const { error: failure } = await sendXml({ tokenOrId, isUpdate: false });
    // The store does not report a call that was aborted.
    if (failure) setOutcome({ tokenOrId, error: failure });
    return failure;
  };
  const send = useEffectEvent(async () => {
    if (!isUninitialized || sentFor.current === tokenOrId) return;
    sentFor.current = tokenOrId;
    if ((await call()) && !completion.isError) onFailed();
  });
  useEffect(() => {
    if (tokenOrId) void send();
  }, [tokenOrId]);

  const retry = async () => {
    setRetriedFor(tokenOrId);
    const failure = await call();
    setRetriedFor('');
    if (failure) onFailed();
    return !failure || isUnknown(failure);
  };

  const deliver = (): Delivery => {
    if (!tokenOrId) return 'unknown';
    if (outcome?.tokenOrId !== tokenOrId) return 'working';
    if (!outcome.error) return 'done';
    return isUnknown(outcome.error) ? 'unknown' : 'failed';
  };
  const failure = outcome?.error;
  const words = isApiError(failure) && failure.kind === 'refused' ? failure.message : null;
  return { delivery: deliver(), words: words ?? '', isRetrying, retry };
}
