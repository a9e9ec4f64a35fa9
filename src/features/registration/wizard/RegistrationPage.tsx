import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { SignedBefore } from '../thank-you/SignedBefore';
import { useSignedDate } from '../thank-you/signedHere';
import { hasDraft } from './drafts/createDrafts';
import { WizardContainer } from './WizardContainer';

/** The registration wizard at /registration/{token?} (specification, section 2). */
export function RegistrationPage() {
  const { token = '' } = useParams();
  const signedDate = useSignedDate(token);
  const [known, setKnown] = useState<{ token: string; isChanging: boolean }>();
  // Answers that were typed since it was signed come first.
  if (signedDate && known?.token !== token) setKnown({ token, isChanging: hasDraft({ token }) });
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isPressed) document.getElementById('page-title')?.focus();
  }, [isPressed]);
  if (signedDate && known?.token === token && !known.isChanging) {
    const handleChange = () => {
      setKnown({ token, isChanging: true });
      setIsPressed(true);
    };
    return <SignedBefore token={token} date={signedDate} onChange={handleChange} />;
  }
  // Another link is another haulier: nothing of the one before may stay.
  return <WizardContainer key={token} visit={{ token }} />;
}
