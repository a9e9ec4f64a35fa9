import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { postReport } from './sendReport';

/**
 * Sends each web vital of the visit once the browser reports it, usually when the page is left or hidden. LCP and INP
 * are in milliseconds. The route is the one on which the visit began.
 */
export function reportWebVitals(): void {
  const { pathname } = window.location;
  const send = ({ name, value, rating }: Metric) => {
    // Ignore a report that does not arrive.
    postReport(pathname, { kind: 'vital', name, value, rating }).catch(() => undefined);
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
