import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { redirectDelayMs } from '@/config/constants';
import { Audience } from '@/i18n/i18n';
import { readId } from '@/shared/routing/readId';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import { LoadFailure } from './LoadFailure';
import { WizardContainer } from './WizardContainer';

/** The wizard for the agreement of one haulier, at /admin/truckers/edit/{id} (specification, section 2). */
export function EditAgreementPage() {
  const { id = '' } = useParams();
  const staffTruckerId = readId(id);
  return (
    <Audience value="staff">
      {staffTruckerId === null ? (
        <UnknownTrucker />
      ) : (
        <WizardContainer key={staffTruckerId} visit={{ staffTruckerId }} />
      )}
    </Audience>
  );
}

/** Nobody is meant by the address: it leads to the list, as that of a haulier who is gone does. */
function UnknownTrucker() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const listHref = useAppSelector(selectTruckerListHref);
  const [isLeaving, setIsLeaving] = useState(true);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const redirect = setTimeout(() => void navigate(listHref), redirectDelayMs);
    return () => clearTimeout(redirect);
  }, [isLeaving, listHref, navigate]);
  return (
    <LoadFailure
      message={t('wizard.unknownTrucker')}
      isForStaff
      listHref={listHref}
      isLeaving={isLeaving}
      onStay={() => setIsLeaving(false)}
    />
  );
}
