import type { ReactNode } from 'react';
import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import type { Price } from '@/api/prices/price.model';
import { useTexts } from '@/i18n/useTexts';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { FormHandle } from '@/shared/forms/formContext';
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

/** The form of a price, once the lists that its choices come from were asked for; one that fails says so in its place. */
export function PriceFormDialog({ price, children, ...dialog }: PriceFormDialogProps) {
  const { t } = useTexts();
  const { byName, error } = useReferenceLists();
  useLoadNotice(error);
  const isLoading = Object.values(byName).some(({ choices, hasFailed }) => !choices && !hasFailed);
  return (
    <FormDialog
      {...dialog}
      busyText={t('common.saving')}
      placeholder={isLoading ? <LoadingState label={t('common.loading')} /> : undefined}
    >
      <PriceFields choices={priceChoices(byName, price)} />
      {children}
    </FormDialog>
  );
}
