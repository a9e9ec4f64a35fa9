import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import type { Price } from '@/api/prices/price.model';
import { paths } from '@/config/paths';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { FormHandle } from '@/shared/forms/formContext';
import { EditDialog, type EditDialogProps } from '@/shared/lists/dialogs/EditDialog';
import { plainAmount } from '@/shared/money/formatAmount';
import { Alert } from '@/shared/ui/Alert';
import { AnswerLoading } from '@/shared/ui/states/LoadingState';
import { choiceText, priceChoices } from '../forms/priceChoices';
import { PriceFields } from '../forms/PriceFields';
import { takenText } from '../forms/priceRisks';

type PriceFormDialogProps = {
  title: string;
  onClose: () => void;
  /** Other prices with the same choices. */
  taken: readonly Price[];
  children: ReactNode;
} & (
  | {
      form: FormHandle;
      /** Replaces the fields until the prices are read. */
      unread: ReactNode;
      edit?: never;
      price?: never;
    }
  | { edit: EditDialogProps['edit']; price: Price; form?: never; unread?: never }
);

function linkTo({ premium }: Price): string {
  const query = premium === null ? '' : `?q=${plainAmount(premium, 'da')}&field=price`;
  return paths.prices.href() + query;
}

/** Shows the form once its reference lists are loaded. */
export function PriceFormDialog({
  form,
  unread,
  edit,
  price,
  taken,
  children,
  ...dialog
}: PriceFormDialogProps) {
  const { t } = useTranslation('staff');
  const { lists, isLoading, isFetching, error } = useReferenceLists();
  useLoadNotice({ isError: error !== null, isFetching, error });
  const choices = priceChoices(lists, price);
  const shared = {
    ...dialog,
    placeholder: unread ?? (isLoading ? <AnswerLoading /> : undefined),
    children: (
      <>
        <PriceFields choices={choices}>
          <div role="status">
            {taken.map((other) => (
              <Alert key={other.id} tone="warning" title={takenText(other, t)}>
                {/* In a new tab, so that nothing typed here is lost (D48). */}
                <a className="alert-link" href={linkTo(other)} target="_blank" rel="noopener">
                  {t('prices.seeTaken', { id: other.id })}
                </a>
              </Alert>
            ))}
          </div>
        </PriceFields>
        {children}
      </>
    ),
  };
  if (edit) return <EditDialog {...shared} edit={edit} textOf={choiceText(choices)} />;
  return <FormDialog {...shared} form={form} submitText={t('common.add')} />;
}
