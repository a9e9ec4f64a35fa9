import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '@/config/paths';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { draftTime, dropDraft } from '../step/wizardDrafts';
import { readReceipt, useSigned } from '../thank-you/signedAgreement';
import { SignedBefore } from './SignedBefore';
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
  // Note the time of the stored draft now: until the record is read, the wizard is open and stores its draft again.
  const [draftAt] = useState(() => draftTime(token));
  // If the draft is newer, the haulier has begun to change the signed agreement. Continue with the draft.
  if (signed && isChanging === null) setIsChanging(draftAt > signed.at);
  const isShownAsSigned = signed !== null && isChanging === false;
  useEffect(() => {
    // Drop answers that are older than the signature: a change starts from what was signed.
    if (isShownAsSigned) dropDraft(token);
  }, [isShownAsSigned, token]);
  useEffect(() => {
    // Remove the receipt of another link: the next user of the tab must not see it. But without a link, keep it on the
    // browser's Back, which leads here from the haulier's own receipt.
    if (token || isNewEntry()) readReceipt(token);
  }, [token]);
  // The page was left before the signed agreement was sent on. The thank-you page sends it, and says how that ended.
  if (isShownAsSigned && signed.isSending)
    return <Navigate to={paths.thankYou.href(token)} replace />;
  if (isShownAsSigned) {
    const handleChange = () => {
      // The pressed button disappears, so focus the heading. It passes the focus on to the heading of the wizard.
      focusPageHeading();
      setIsChanging(true);
    };
    return <SignedBefore token={token} signed={signed} onChange={handleChange} />;
  }
  return <WizardContainer visit={{ token }} />;
}
