import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useAddNumberPlateMutation } from '@/api/truckers/trucker.api';
import { toSentTruckerNumbers, formatTruckerNumbers } from '@/domain/truckerFields.mapper';
import { TruckerField } from '@/domain/TruckerField';
import { toSubmitFailure } from '@/shared/forms/serverErrors';
import { EditDialog, useEditForm } from '@/shared/lists/dialogs/EditDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { useAppDispatch } from '@/store/hooks';
import { numberPlateSchema } from '../forms/trucker.schema';
import { fetchTrucker } from '../truckerRequests';

/** Adds a missing number plate. Fetches the haulier first: a colleague may have added the number plate meanwhile. */
export function AddNumberPlateDialog({
  trucker,
  onClose,
  onDone,
}: ListDialogCallbacks & { trucker: Trucker }) {
  const { t } = useTranslation('staff');
  const dispatch = useAppDispatch();
  const [addNumberPlate] = useAddNumberPlateMutation();
  const edit = useEditForm({
    listed: trucker,
    fetchNow: () => fetchTrucker(dispatch, trucker.id),
    toValues: ({ vehicle }) => formatTruckerNumbers({ numberPlate: vehicle?.numberPlate ?? '' }),
    schema: () => numberPlateSchema,
    toSent: toSentTruckerNumbers,
    send: (values, { id }) =>
      addNumberPlate({ truckerId: id, ...toSentTruckerNumbers(values) }).unwrap(),
    onSaved: onClose,
    nameOf: () => trucker.name,
    doneText: t('MSG_ADDED_SUCC'),
    toFailure: toSubmitFailure,
  });
  return (
    <EditDialog
      title={t('addRegistration.title')}
      edit={edit}
      submitText={t('addRegistration.submit')}
      onClose={onClose}
      onGone={onDone}
    >
      <p className="fw-bold">
        <bdi>{trucker.name}</bdi>
      </p>
      <TruckerField name="numberPlate" autoComplete="off" isRequired />
    </EditDialog>
  );
}
