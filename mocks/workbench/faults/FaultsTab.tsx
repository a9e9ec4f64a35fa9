import type { MockTabProps } from '../data/tools';
import { AddFault } from './AddFault';
import { FailureSection } from './FailureSection';
import { FaultList } from './FaultList';
import { LatencySection } from './LatencySection';
import type { SetFaults } from './setFaults';
import { readPicture } from './terms';

/** What goes wrong on purpose: for all calls, and for single ones. */
export function FaultsTab({ mock, tools: { act, remote } }: MockTabProps) {
  const terms = mock.state.faults;
  const { latencyMs, failure, others } = readPicture(terms);
  const setFaults: SetFaults = (wanted, success) =>
    act(async () => {
      await remote.setFaults(wanted);
      return success;
    });
  // The fields start from what is on, also when somebody else has changed it.
  return (
    <>
      <LatencySection key={latencyMs} latencyMs={latencyMs} terms={terms} setFaults={setFaults} />
      <FailureSection
        key={JSON.stringify(failure)}
        failure={failure}
        terms={terms}
        setFaults={setFaults}
      />
      <FaultList terms={terms} others={others} setFaults={setFaults} />
      <AddFault terms={terms} setFaults={setFaults} />
    </>
  );
}
