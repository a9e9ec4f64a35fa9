import { useParams } from 'react-router';
import { useTexts } from '@/i18n/useTexts';
import { readId } from '@/shared/routing/readId';
import { LoadFailure } from './LoadFailure';
import { WizardContainer } from './WizardContainer';

/** The wizard for the agreement of one haulier, at /admin/truckers/edit/{id} (specification, section 2). */
export function EditAgreementPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const staffTruckerId = readId(id);
  if (staffTruckerId === null) {
    return <LoadFailure message={t('wizard.unknownTrucker')} isForStaff />;
  }
  return <WizardContainer key={staffTruckerId} visit={{ staffTruckerId }} />;
}
