import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { slowScriptMs } from '@/config/constants';
import { loadTexts, type Namespace } from '@/i18n/i18n';
import { useWhenOnline } from '../../hooks/useWhenOnline';
import { ErrorState, RetryButton } from '../states/ErrorState';
import { LoadingState } from '../states/LoadingState';
import { createLoader, type Loader } from './loader';

interface Late<Value> {
  value: Value | undefined;
  /** `loading` becomes `slow` after 20 seconds. */
  state: 'loading' | 'slow' | 'failed';
  /** Tries again. If the load is slow, starts another attempt beside it; the first to succeed counts. */
  retry: () => void;
  hasRetried: boolean;
}

/** Loads a value on mount and returns it with the state of the load. A failure stays until `retry` is called. */
export function useLazyValue<Value>({ loaded, load, loadAgain }: Loader<Value>): Late<Value> {
  const [state, setState] = useState<Late<Value>['state'] | 'there'>('loading');
  const [attempt, setAttempt] = useState(0);
  const value = loaded();
  const isThere = value !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => setState('slow'), slowScriptMs);
    const settle = (outcome: 'there' | 'failed') => {
      clearTimeout(timer);
      if (isWanted) setState(outcome);
    };
    load().then(
      () => settle('there'),
      () => settle('failed'),
    );
    return () => {
      clearTimeout(timer);
      isWanted = false;
    };
  }, [isThere, load, attempt]);
  const retry = () => {
    if (state === 'slow') loadAgain();
    setState('loading');
    setAttempt(attempt + 1);
  };
  return {
    value,
    state: state === 'there' ? 'loading' : state,
    retry,
    hasRetried: attempt > 0,
  };
}

export type LazyPart<Props> = ComponentType<Props> & Loader<ComponentType<Props>>;

interface LazyOptions<Props> {
  /** The text namespaces to load with the component. */
  texts?: readonly Namespace[];
  /** Shown until the load is slow. Defaults to "Indlæser…". */
  waiting?: ReactNode;
  /** Wraps the message about a slow or failed load, for example in a dialog. */
  frame?: (content: ReactNode, props: Props) => ReactNode;
}

/**
 * A component that is loaded on first use. Until it is loaded, a placeholder says whether it is loading, slow or
 * failed, and offers another try in the last two cases. Once loaded, the component renders at once. `React.lazy` would
 * keep a failure for good, and `<Suspense>` would delay the content that it reveals by up to 300 ms.
 */
export function lazyWithRetry<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  { texts = [], waiting, frame }: LazyOptions<Props> = {},
): LazyPart<Props> {
  const loader = createLoader(async () => {
    const [Component] = await Promise.all([fetchComponent(), loadTexts(texts)]);
    return Component;
  });

  function LazyComponent(props: Props) {
    const { t } = useTranslation();
    const { value: Component, state, retry, hasRetried } = useLazyValue(loader);
    if (Component) return <Component {...props} />;
    if (state === 'loading') {
      return waiting === undefined ? <LoadingState label={t('common.loading')} /> : waiting;
    }
    const content =
      state === 'slow' ? (
        <SlowScript text={t(frame ? 'common.loading' : 'errors.pageNotLoaded')} onRetry={retry} />
      ) : (
        <LateFailed hasRetried={hasRetried} onRetry={retry} />
      );
    return frame ? frame(content, props) : content;
  }
  return Object.assign(LazyComponent, loader);
}

export function SlowScript({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <LoadingState label={text}>
      <RetryButton onClick={onRetry} />
    </LoadingState>
  );
}

/**
 * The message that a script failed to load. Tries again when the button is pressed or when the connection is back. A
 * script that failed twice was most likely removed by a new deployment, so the message then asks for a reload.
 */
function LateFailed({ hasRetried, onRetry }: { hasRetried: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  const message = t(hasRetried ? 'errors.reloadPage' : 'SOMETHING_WENT_WRONG');
  return <ErrorState message={message} onRetry={onRetry} />;
}
