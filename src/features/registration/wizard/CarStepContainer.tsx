import { CarStepPage } from '../car/CarStepPage';
import { isDialogOpen } from '../machine/wizard.state';
import type { StepProps } from '../step/stepProps';
import { TerminationDialog } from '../termination/TerminationDialog';

/** Step 2, with the termination dialog that leaving it may open. */
export function CarStepContainer(props: StepProps) {
  return (
    <CarStepPage {...props}>
      {isDialogOpen(props.state) && <TerminationDialog {...props} />}
    </CarStepPage>
  );
}
