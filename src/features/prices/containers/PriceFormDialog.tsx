import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { FormHandle } from '@/shared/forms/formContext';
import { EditDialog, type EditDialogProps } from '@/shared/lists/dialogs/EditDialog';
import { AnswerLoading } from '@/shared/ui/states/LoadingState';
import { choiceText, priceChoices } from '../forms/priceChoices';
import { PriceFields } from '../forms/PriceFields';
import { TakenPrices } from './TakenPrices';

type PriceFormDialogProps = {
  title: string;
  onClose: () => void;
  /** Other prices with the same choices. */
  taken: readonly Price[];
  children: ReactNode;
} & (
  | { form: FormHandle; edit?: never; price?: never }
  | { edit: EditDialogProps['edit']; price: Price; form?: never }
);

/** Shows the form once its reference lists are loaded. */
export function PriceFormDialog({
  form,
  edit,
  price,
  taken,
  children,
  ...dialog
}: PriceFormDialogProps) {
  const { t } = useTranslation();
  const { lists, isLoading, isFetching, error } = useReferenceLists();
  useLoadNotice({ isError: error !== null, isFetching, error });
  const choices = priceChoices(lists, price);
  const shared = {
    ...dialog,
    placeholder: isLoading ? <AnswerLoading /> : undefined,
    children: (
      <>
        <PriceFields choices={choices}>
          <TakenPrices prices={taken} />
        </PriceFields>
        {children}
      </>
    ),
  };
  if (edit) return <EditDialog {...shared} edit={edit} textOf={choiceText(choices)} />;
  return (
    <FormDialog
      {...shared}
      form={form}
      submitText={t('common.add')}
      busyText={t('common.saving')}
    />
  );
}
