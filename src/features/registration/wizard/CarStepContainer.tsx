import type { CarDrafts } from '../car/car.mapper';
import { CarStepPage } from '../car/CarStepPage';
import { isDialogOpen } from '../machine/wizard.state';
import type { StepProps } from '../step/stepProps';
import type { TerminationDrafts } from '../termination/termination.mapper';
import { TerminationDialog } from '../termination/TerminationDialog';

/** Step 2, with the termination popup that leaving it may open. */
export function CarStepContainer(props: StepProps<CarDrafts & TerminationDrafts>) {
  return (
    <CarStepPage {...props}>
      {isDialogOpen(props.state) && <TerminationDialog {...props} />}
    </CarStepPage>
  );
}
