import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { BrokenPart, type BrokenPartProps } from '@/shared/ui/states/BrokenPart';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useApplication } from '../start/application';

/** Stands in for a page that broke or did not come: try again, or start over from the front page. */
export function PageFailed(props: BrokenPartProps) {
  const { t } = useTexts();
  const { basePath } = useApplication().settings;
  return (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <BrokenPart {...props} />
      {/* A real load, not a step inside the application: what broke is left behind, an outdated script too. */}
      <a href={`${basePath}${paths.home.href().slice(1)}`}>{t('notFound.home')}</a>
    </div>
  );
}
