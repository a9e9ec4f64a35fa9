import { CarStepPage } from '../car/CarStepPage';
import { isDialogOpen } from '../machine/wizard.state';
import type { StepProps } from '../step/stepProps';
import { TerminationDialog } from '../termination/TerminationDialog';

/** Step 2, and the termination dialog that may open when the user leaves it. */
export function CarStepContainer(props: StepProps) {
  return (
    <CarStepPage {...props}>
      {isDialogOpen(props.state) && <TerminationDialog {...props} />}
    </CarStepPage>
  );
}
