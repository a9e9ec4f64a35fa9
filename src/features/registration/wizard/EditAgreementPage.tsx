import { useParams } from 'react-router';
import { Audience } from '@/i18n/i18n';
import { readId } from '@/shared/routing/readId';
import { useLeftSave } from './drafts/useLeftSave';
import { LoadFailurePage } from './LoadFailurePage';
import { WizardContainer } from './WizardContainer';

/** The wizard for the agreement of one haulier, at /admin/truckers/edit/{id}. */
export function EditAgreementPage() {
  const { id = '' } = useParams();
  const staffTruckerId = readId(id);
  const followLeft = useLeftSave();
  return (
    <Audience value="staff">
      {staffTruckerId === null ? (
        <LoadFailurePage message={{ key: 'wizard.unknownTrucker' }} isRefused isForStaff />
      ) : (
        <WizardContainer key={staffTruckerId} visit={{ staffTruckerId }} onLeft={followLeft} />
      )}
    </Audience>
  );
}
