import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { useUpdateKickbackMutation } from '@/api/prices/prices.api';
import { currentLanguage } from '@/i18n/i18n';
import { confirmationOf } from '@/shared/forms/confirmation';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { EditDialog, useEditForm } from '@/shared/lists/dialogs/EditDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { toComparable } from '@/shared/money/fraction';
import { KickbackFields } from '../forms/PriceFields';
import { fromKickbackValues, toKickbackValues } from '../forms/price.mapper';
import { kickbackSchema } from '../forms/price.schema';
import { kickbackRisks } from '../forms/priceRisks';
import { priceName } from '../priceList';
import { usePriceList } from '../priceRequests';

export function KickbackDialog({ price, onClose }: ListDialogCallbacks & { price: Price }) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const list = usePriceList();
  const [updateKickback] = useUpdateKickbackMutation();
  const edit = useEditForm({
    listed: price,
    list,
    toValues: (now) => toKickbackValues(now, language),
    schema: () => kickbackSchema,
    toSent: ({ ensurePercent, dantaxiPercent }) => ({
      ensurePercent: toComparable(ensurePercent),
      dantaxiPercent: toComparable(dantaxiPercent),
    }),
    send: (values, { id }) => updateKickback({ id, ...fromKickbackValues(values) }).unwrap(),
    confirm: (values) => confirmationOf(kickbackRisks(values, t), t),
    onSaved: onClose,
    nameOf: () => t('prices.rowName', { id: price.id }),
    toFailure: toSubmitFailure,
  });
  return (
    <EditDialog title={t('prices.editKickback')} edit={edit} onClose={onClose}>
      <p className="fw-bold">{priceName(edit.entity ?? price, t)}</p>
      <KickbackFields />
    </EditDialog>
  );
}
