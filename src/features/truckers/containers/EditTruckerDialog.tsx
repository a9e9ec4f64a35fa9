import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useUpdateTruckerMutation } from '@/api/truckers/trucker.api';
import { toSentTruckerFields } from '@/domain/truckerFields.mapper';
import { EditDialog, useEditForm } from '@/shared/lists/dialogs/EditDialog';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { useAppDispatch } from '@/store/hooks';
import { TruckerFields } from '../forms/TruckerFields';
import {
  hasAddress,
  toTruckerInput,
  toTruckerUpdate,
  toTruckerValues,
} from '../forms/trucker.mapper';
import { createTruckerSchema } from '../forms/trucker.schema';
import { fetchTrucker } from '../truckerRequests';
import { toTruckerFailure, useCreateTrucker } from './useCreateTrucker';

const hasNumberPlate = ({ vehicle }: Trucker) => Boolean(vehicle?.numberPlate);

export function EditTruckerDialog({
  trucker,
  onClose,
  onDone,
  onAdded,
}: ListDialogCallbacks & { trucker: Trucker }) {
  const { t } = useTranslation('staff');
  const dispatch = useAppDispatch();
  const [updateTrucker] = useUpdateTruckerMutation();
  const createTrucker = useCreateTrucker();
  const edit = useEditForm({
    listed: trucker,
    fetchNow: () => fetchTrucker(dispatch, trucker.id),
    toValues: toTruckerValues,
    schema: (now) =>
      createTruckerSchema({
        isAddressShown: hasAddress(now),
        isPlateReadOnly: hasNumberPlate(now),
      }),
    send: (values, now) => updateTrucker(toTruckerUpdate(values, now)).unwrap(),
    onSaved: onClose,
    recreate: (values) => createTrucker(toTruckerInput(values)),
    onRecreated: () => {
      onDone();
      onAdded({ inPlaceOf: trucker.id });
    },
    nameOf: ({ name }) => name,
    toFailure: toTruckerFailure,
    toSent: toSentTruckerFields,
  });
  return (
    <EditDialog
      title={t('truckers.edit')}
      edit={edit}
      onClose={onClose}
      onGone={onDone}
      recreateText={t('truckers.addAgain')}
      size="lg"
    >
      {edit.isGone && edit.form.values.street !== undefined && (
        <p>{t('truckers.addAgainWithoutAddress')}</p>
      )}
      <TruckerFields
        values={edit.form.values}
        isExisting
        hasNumberPlate={hasNumberPlate(edit.entity ?? trucker)}
      />
    </EditDialog>
  );
}
