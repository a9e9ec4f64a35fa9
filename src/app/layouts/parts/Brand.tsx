import { Link } from 'react-router';
import { useSettings } from '@/shared/hooks/useSettings';

/** The company name and mark. With `to`, for staff, they are a link. */
export function Brand({ to }: { to?: string }) {
  const { contact } = useSettings();
  const brand = (
    <>
      <svg className="brand-mark" viewBox="0 0 40 28" aria-hidden="true" focusable="false">
        <path className="brand-sign" d="M9 2h22l7 18H2z" />
        <path fill="#12282b" d="M13 8h4v4h-4zm8 0h4v4h-4zm-4 4h4v4h-4zm8 0h4v4h-4z" />
        <path d="M4 23h32v4H4z" />
      </svg>
      <span className="brand-name">{contact.company}</span>
    </>
  );
  return to ? (
    <Link className="brand" to={to}>
      {brand}
    </Link>
  ) : (
    <span className="brand">{brand}</span>
  );
}
