import { useLayoutEffect, type RefObject } from 'react';

/** Publishes the height of a box as a custom property of the page, for style sheets that keep room for the box. */
export function useHeightProperty(box: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(name, `${String(element.offsetHeight)}px`);
    // Do not wait for the observer's first report, because another effect may scroll the page before it.
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [box, name]);
}
