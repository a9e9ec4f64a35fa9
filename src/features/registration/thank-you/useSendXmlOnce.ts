import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, isNotFound, outcomeOf } from '@/api/core/apiError';
import { sendXmlCompletionKey, useSendXmlMutation } from '@/api/steps/agreementSteps.api';
import { markSigned } from './signedAgreement';

/** `notFound`: the server has no agreement for this token or id. */
type Delivery = 'working' | 'done' | 'failed' | 'notFound';

interface SendXml {
  delivery: Delivery;
  /** The server's message if it refused; otherwise ''. */
  words: string;
  /**
   * True if the server has refused each request since completion. False if a request succeeded, or if its response was
   * lost. Null if neither is known.
   */
  isUnsent: boolean | null;
  isRetrying: boolean;
  /** Sends the request again. Resolves with true if there is nothing left to retry. */
  retry: () => Promise<boolean>;
}

/**
 * Sends the send-xml request once per visit. Mounting or opening the page again does not send it again; only `retry`
 * does. Calls `onFailed` for each failure. But if the request at completion has failed as well, the wizard has told the
 * user, so the first failure here is not reported. For another link, the component needs another key.
 */
export function useSendXmlOnce(tokenOrId: string, onFailed: (failure: unknown) => void): SendXml {
  const [, completion] = useSendXmlMutation({ fixedCacheKey: sendXmlCompletionKey(tokenOrId) });
  // The store keeps the request under this key when the page is left, so that it is not sent again. A new completion
  // has a new key, and sends a new request.
  const fixedCacheKey = `thank-you ${tokenOrId} ${completion.startedTimeStamp ?? ''}`;
  const [sendXml, { isUninitialized, isSuccess, error }] = useSendXmlMutation({ fixedCacheKey });
  // Keep the outcome here, because the store is reset when a staff session ends, even in another tab.
  const [outcome, setOutcome] = useState<{ error: unknown } | null>(null);
  const isAnswered = isSuccess || error !== undefined;
  if (isAnswered && (!outcome || outcome.error !== error)) setOutcome({ error });
  const hasSent = useRef(false);
  const [isUnsent, setUnsent] = useState<boolean | null>(null);
  const [isRetrying, setRetrying] = useState(false);

  const call = async (isFirst: boolean) => {
    const { error: failure } = await sendXml({ tokenOrId, isUpdate: false });
    // The store does not report an aborted request, so note its failure here.
    if (failure) setOutcome({ error: failure });
    const isRefused = outcomeOf(failure) === 'refused';
    if (!failure || isRefused) void markSigned(tokenOrId, 'sending', false);
    if (!isRefused || (isFirst && outcomeOf(completion.error) === 'refused')) {
      setUnsent(isRefused);
      void markSigned(tokenOrId, 'unsent', isRefused);
    }
    return failure;
  };
  const send = useEffectEvent(async () => {
    if (!isUninitialized || hasSent.current) return;
    hasSent.current = true;
    const failure = await call(true);
    if (failure && !completion.isError) onFailed(failure);
  });
  useEffect(() => {
    if (tokenOrId) void send();
  }, [tokenOrId]);

  const retry = async () => {
    setRetrying(true);
    const failure = await call(false);
    setRetrying(false);
    if (failure) onFailed(failure);
    return !failure || isNotFound(failure);
  };

  const deliver = (): Delivery => {
    if (!tokenOrId) return 'notFound';
    if (!outcome) return 'working';
    if (!outcome.error) return 'done';
    return isNotFound(outcome.error) ? 'notFound' : 'failed';
  };
  const failure = outcome?.error;
  const words = isApiError(failure) && failure.kind === 'refused' ? failure.message : null;
  return { delivery: deliver(), words: words ?? '', isUnsent, isRetrying, retry };
}
