import { phoneHref } from '../contact/contact';
import { useSettings } from '../hooks/settings';
import { UnbrokenText } from './UnbrokenText';

/** Makes the company's phone number in a text a link. */
export function PhoneText({ text }: { text: string }) {
  const { phone } = useSettings().contact;
  const [before, after] = phone ? text.split(phone) : [];
  if (after === undefined) return <UnbrokenText text={text} />;
  // The key is for translated pages, as in `UnbrokenText`.
  return (
    <span key={text}>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after}
    </span>
  );
}
