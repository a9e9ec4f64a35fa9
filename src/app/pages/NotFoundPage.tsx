import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';

/** Shown for addresses that have no page. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="narrow">
      <PageHeading title={t('notFound.title')} />
      <p>{t('notFound.message')}</p>
      <Link className="btn btn-primary" to={paths.home.href()}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
