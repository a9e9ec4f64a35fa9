import { Alert } from '@/shared/ui/Alert';
import { useTexts } from '@/i18n/useTexts';

/** Says what will be sold as what, while a form or a question is open (D47). */
export function PlaceChanges({ changes }: { changes: readonly string[] }) {
  const { t } = useTexts();
  return (
    <div role="status">
      {changes.length > 0 && (
        <Alert tone="warning" title={t('addOns.placesChange')}>
          <ul className="mb-0">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
