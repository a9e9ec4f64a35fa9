import type { Price } from '@/api/prices/price.model';
import { useUpdateKickbackMutation } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { saveInDialog } from '@/shared/lists/dialogs/saveInDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { KickbackFields } from '../forms/KickbackFields';
import { fromKickbackValues, toKickbackValues } from '../forms/price.mapper';
import { priceName } from '../priceWords';

const loadSchema = async () => ({ schema: (await import('../forms/price.schema')).kickbackSchema });

/** Edits the percentages of a price on their own; a failure shows the server's words (sections 3, 5 and 8). */
export function KickbackDialog({ price, onClose }: ListDialogCallbacks & { price: Price }) {
  const { t, language } = useTexts();
  const [updateKickback] = useUpdateKickbackMutation();
  const form = useAppForm({
    initialValues: toKickbackValues(price, language),
    loadSchema,
    onSubmit: (values) =>
      saveInDialog({
        send: () => updateKickback({ id: price.id, ...fromKickbackValues(values) }).unwrap(),
        doneText: t('MSG_UPDATE_SUCC'),
        toFailure: toSubmitFailure,
        onSaved: onClose,
      }),
  });
  return (
    <FormDialog
      title={t('kickback.title')}
      form={form}
      submitText={t('common.save')}
      busyText={t('common.saving')}
      onClose={onClose}
    >
      <p className="fw-bold">{priceName(price, t)}</p>
      <KickbackFields />
    </FormDialog>
  );
}
