import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadTexts, type Namespace } from '@/i18n/i18n';
import { createLoader, type Loader } from './loader';
import { LateFailed, LateWaiting } from './LateStates';

/** A component that is fetched with its first use. */
export type LazyPart<Props> = ComponentType<Props> & Loader<ComponentType<Props>>;

interface LazyOptions {
  /** The texts it shows, which are fetched with it. */
  texts?: readonly Namespace[];
  /** Stands in its place until it is slow; "Indlæser…" unless said otherwise. */
  waiting?: ReactNode;
}

/**
 * A component that is fetched with its first use. While it is on its way, is slow, or could not be had, what stands in its place says so
 * and offers another try (D44). Once it is there it is drawn at once. Not `React.lazy`, which keeps a failure for good; nor
 * `<Suspense>`, which holds what it reveals back for up to 300 ms.
 */
export function lazyWithRetry<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  { texts = [], waiting }: LazyOptions = {},
): LazyPart<Props> {
  const loader = createLoader(async () => {
    const [Component] = await Promise.all([fetchComponent(), loadTexts(texts)]);
    return Component;
  });

  function Late(props: Props) {
    const [hasFailed, setHasFailed] = useState(false);
    const [, setIsThere] = useState(false);
    const Component = loader.loaded();
    const isDue = !Component && !hasFailed;
    useEffect(() => {
      if (!isDue) return;
      let isWanted = true;
      loader.load().then(
        () => isWanted && setIsThere(true),
        () => isWanted && setHasFailed(true),
      );
      return () => {
        isWanted = false;
      };
    }, [isDue]);
    if (Component) return <Component {...props} />;
    if (hasFailed) return <LateFailed onRetry={() => setHasFailed(false)} />;
    return <LateWaiting onRetry={loader.loadAgain}>{waiting}</LateWaiting>;
  }
  return Object.assign(Late, loader);
}
