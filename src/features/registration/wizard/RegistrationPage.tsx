import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '@/config/paths';
import { Audience } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { focusPageHeading, PageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { hasDraft } from '../step/wizardDrafts';
import { readReceipt, useSigned, type Signed } from '../thank-you/signedAgreement';
import { isNewEntry } from './useStepHistory';
import { WizardContainer } from './WizardContainer';

/** The registration wizard at /registration/{token?}. */
export function RegistrationPage() {
  const { token = '' } = useParams();
  // Another link belongs to another haulier: start with new state.
  return <Registration key={token} token={token} />;
}

function Registration({ token }: { token: string }) {
  const signed = useSigned(token);
  const [isChanging, setIsChanging] = useState<boolean | null>(null);
  // If there is a draft, the haulier has begun to change the signed agreement. Continue with the draft.
  if (signed && isChanging === null) setIsChanging(hasDraft({ token }));
  useEffect(() => {
    // Remove the receipt of another link: the next user of the tab must not see it. But without a link, keep it on the
    // browser's Back, which leads here from the haulier's own receipt.
    if (token || isNewEntry()) readReceipt(token);
  }, [token]);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    // The button that starts a change of the signed agreement has disappeared, so focus the heading.
    if (isPressed) focusPageHeading();
  }, [isPressed]);
  if (signed && isChanging === false) {
    const handleChange = () => {
      setIsChanging(true);
      setIsPressed(true);
    };
    return <SignedBefore token={token} signed={signed} onChange={handleChange} />;
  }
  return <WizardContainer visit={{ token }} />;
}

interface SignedBeforeProps {
  token: string;
  signed: Signed;
  onChange: () => void;
}

/** Shown when the link is opened again in the browser in which its agreement was signed. */
function SignedBefore({ token, signed, onChange }: SignedBeforeProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  useDocumentTitle(t('wizard.title', { context }));
  const when = t('signedBefore.when', { date: formatCalendarDate(signed.date) });
  return (
    <div className="narrow">
      <PageHeading title={t('wizard.title', { context })} />
      <Alert tone={signed.isUnsent ? 'warning' : 'success'} title={<UnbrokenText text={when} />}>
        <p className="mb-0">
          {signed.isUnsent ? <PhoneText text={t('thankYou.neverSent')} /> : t('signedBefore.done')}
        </p>
      </Alert>
      {readReceipt(token) && (
        <p>
          <Link to={paths.thankYou.href(token)}>{t('signedBefore.receipt')}</Link>
        </p>
      )}
      <p>{t('signedBefore.changeInfo')}</p>
      <Button variant="secondary" onClick={onChange}>
        {t('signedBefore.change')}
      </Button>
    </div>
  );
}
