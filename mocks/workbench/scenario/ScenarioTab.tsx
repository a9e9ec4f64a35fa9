import type { MockTabProps } from '../data/tools';
import { CatalogSection } from './CatalogSection';
import { ClockSection } from './ClockSection';
import { MockSection } from './MockSection';
import { TermsSection } from './TermsSection';
import { VisitorSection } from './VisitorSection';

/** Who is signed in, the scenarios, the start over and the clock. */
export function ScenarioTab({ mock, tools }: MockTabProps) {
  return (
    <>
      <VisitorSection visitor={mock.visitor} tools={tools} />
      <MockSection state={mock.state} visitor={mock.visitor} tools={tools} />
      <ClockSection clock={mock.state.clock} tools={tools} />
      <TermsSection tools={tools} />
      <CatalogSection tools={tools} />
    </>
  );
}
