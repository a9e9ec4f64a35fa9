import type { ReactNode } from 'react';
import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import type { Price } from '@/api/prices/price.model';
import { useTexts } from '@/i18n/useTexts';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { FormHandle } from '@/shared/forms/formContext';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { priceChoices } from '../forms/priceChoices';
import { PriceFields } from '../forms/PriceFields';

interface PriceFormDialogProps {
  title: string;
  submitText: string;
  form: FormHandle;
  /** The price that is edited; none where one is added. */
  price?: Price;
  onClose: () => void;
  /** What follows the fields that adding and editing share. */
  children: ReactNode;
}

/** The form of a price, once the lists that its choices come from are there; until then, or where they fail, a face. */
export function PriceFormDialog({ price, children, ...dialog }: PriceFormDialogProps) {
  const { t } = useTexts();
  const { lists, hasFailed, error, retry } = useReferenceLists();
  useLoadNotice(error);
  const placeholder = hasFailed ? (
    <ErrorState
      message={t('prices.listsFailed')}
      onRetry={retry}
      retryLabel={t('common.tryAgain')}
    />
  ) : (
    <LoadingState label={t('common.loading')} />
  );
  return (
    <FormDialog
      {...dialog}
      busyText={t('common.saving')}
      placeholder={lists ? undefined : placeholder}
    >
      {lists && <PriceFields choices={priceChoices(lists, price)} />}
      {children}
    </FormDialog>
  );
}
