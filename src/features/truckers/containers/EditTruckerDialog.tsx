import { useMemo } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useUpdateTruckerMutation } from '@/api/truckers/truckers.api';
import { useTexts } from '@/i18n/useTexts';
import { useErrorText } from '@/shared/errors/useMessageText';
import { FormDialog } from '@/shared/forms/FormDialog';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { notify } from '@/shared/notifications/notify';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { TruckerFields } from '../forms/TruckerFields';
import { emptyTrucker, toTruckerUpdate, toTruckerValues } from '../forms/trucker.mapper';
import { useFreshTrucker } from './useFreshTrucker';

const loadSchema = async () => ({
  schema: (await import('../forms/trucker.schema')).truckerSchema,
});
const loadAddressSchema = async () => ({
  schema: (await import('../forms/trucker.schema')).truckerWithAddressSchema,
});

export interface EditTruckerDialogProps extends ListDialogCallbacks {
  id: Trucker['id'];
}

/** Changes the data of a haulier, read anew as it opens (specification, section 2). */
export function EditTruckerDialog({ id, onClose, onDone }: EditTruckerDialogProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { trucker, error, isLoading, retry } = useFreshTrucker(id);
  const [updateTrucker] = useUpdateTruckerMutation();
  const initialValues = useMemo(
    () => (trucker ? toTruckerValues(trucker) : emptyTrucker),
    [trucker],
  );
  const form = useAppForm({
    initialValues,
    loadSchema: trucker?.address ? loadAddressSchema : loadSchema,
    isLocked: !trucker,
    onSubmit: async (values) => {
      if (!trucker) return undefined;
      try {
        await updateTrucker(toTruckerUpdate(values, trucker)).unwrap();
      } catch (failure) {
        return toSubmitFailure(failure);
      }
      notify.success(t('MSG_UPDATE_SUCC'));
      onDone();
      return undefined;
    },
  });

  // A failure stays while it is tried again, and its button keeps the focus.
  const placeholder = trucker ? null : (
    <>
      {error !== null && (
        <ErrorState message={errorText(error)} retryLabel={t('common.tryAgain')} onRetry={retry} />
      )}
      {isLoading && <LoadingState label={t('common.loading')} />}
    </>
  );
  return (
    <FormDialog
      title={t('truckers.edit')}
      form={form}
      submitText={t('common.save')}
      busyText={t('common.saving')}
      onClose={onClose}
      size="lg"
      placeholder={placeholder}
    >
      <TruckerFields
        values={form.values}
        isExisting
        hasPlate={Boolean(trucker?.vehicle?.registrationNumber)}
      />
    </FormDialog>
  );
}
