import { useParams } from 'react-router';
import { WizardContainer } from './WizardContainer';

/** The registration wizard at /registration/{token?} (specification, section 2). */
export function RegistrationPage() {
  const { token = '' } = useParams();
  // Another link is another haulier: nothing of the one before may stay.
  return <WizardContainer key={token} visit={{ token }} />;
}
