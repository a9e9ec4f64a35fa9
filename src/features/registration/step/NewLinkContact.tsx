import { emailHref, phoneHref } from '@/shared/contact/contact';
import { useSettings } from '@/shared/hooks/useSettings';

/** Whom hauliers call or write to for a new link. */
export function NewLinkContact() {
  const { phone, email } = useSettings().contact;
  return (
    <ul className="list-unstyled load-failure-help">
      <li>
        <a href={phoneHref(phone)}>{phone}</a>
      </li>
      <li>
        <a href={emailHref(email)}>{email}</a>
      </li>
    </ul>
  );
}
