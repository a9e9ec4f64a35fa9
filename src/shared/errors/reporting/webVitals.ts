import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { postReport } from './sendReport';

/**
 * Sends each of the visit's web vitals once the browser knows it, which is when the page is left or hidden: its name and its value, in
 * milliseconds for LCP and INP. They are told of the route on which the visit began.
 */
export function reportWebVitals(): void {
  const { pathname } = window.location;
  const send = ({ name, value, rating }: Metric) => {
    // A report that does not arrive is nobody's error.
    postReport(pathname, { kind: 'vital', name, value, rating }).catch(() => undefined);
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
