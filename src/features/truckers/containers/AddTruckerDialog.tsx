import { useTranslation } from 'react-i18next';
import { useCreateTruckerMutation } from '@/api/truckers/trucker.api';
import { FormDialog, useSaveInDialog } from '@/shared/forms/FormDialog';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { TruckerFields } from '../forms/TruckerFields';
import { emptyTrucker, toTruckerInput } from '../forms/trucker.mapper';
import { createTruckerSchema } from '../forms/trucker.schema';

const schema = createTruckerSchema({ hasAddress: false, hasPlate: false });

export function AddTruckerDialog({ onAdded, onClose, onDone }: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const saveInDialog = useSaveInDialog();
  const [createTrucker] = useCreateTruckerMutation();
  const form = useAppForm({
    initialValues: emptyTrucker,
    schema,
    onSubmit: (values) =>
      saveInDialog({
        send: () => createTrucker(toTruckerInput(values)).unwrap(),
        doneText: t('MSG_ADDED_SUCC'),
        about: values.name,
        toFailure: toSubmitFailure,
        onSaved: () => {
          onDone();
          onAdded();
        },
      }),
  });
  return (
    <FormDialog
      title={t('truckers.add')}
      form={form}
      submitText={t('common.add')}
      onClose={onClose}
      size="lg"
    >
      <TruckerFields values={form.values} />
    </FormDialog>
  );
}
