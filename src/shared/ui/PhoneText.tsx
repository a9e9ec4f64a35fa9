import { phoneHref } from '../contact/contact';
import { useSettings } from '../hooks/useSettings';
import { UnbrokenText } from './UnbrokenText';

/** Makes the company's phone number in a text a link. */
export function PhoneText({ text }: { text: string }) {
  const { phone } = useSettings().contact;
  const at = phone ? text.indexOf(phone) : -1;
  if (at === -1) return <UnbrokenText text={text} />;
  const after = text.slice(at + phone.length);
  // Keep a full stop with the number, so that it does not wrap alone. When the text changes, the key replaces all of
  // it, because React cannot update the parts of a text that the browser has translated.
  const stop = /^[.,]?/.exec(after)?.[0] ?? '';
  return (
    <span key={text}>
      {text.slice(0, at)}
      <span className="unbroken">
        <a href={phoneHref(phone)}>{phone}</a>
        {stop}
      </span>
      {after.slice(stop.length)}
    </span>
  );
}
