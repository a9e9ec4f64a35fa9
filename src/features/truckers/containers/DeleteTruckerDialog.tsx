import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useDeleteTruckerMutation } from '@/api/truckers/trucker.api';
import { ConfirmDeletion } from '@/shared/lists/dialogs/ConfirmDeletion';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';

interface DeleteTruckerDialogProps extends ListDialogCallbacks {
  trucker: Trucker;
  onDeleted: (id: number) => void;
}

export function DeleteTruckerDialog(props: DeleteTruckerDialogProps) {
  const { trucker, onDeleted, ...callbacks } = props;
  const { t } = useTranslation('staff');
  const [deleteTrucker] = useDeleteTruckerMutation();
  return (
    <ConfirmDeletion
      {...callbacks}
      onDone={() => {
        onDeleted(trucker.id);
        callbacks.onDone();
      }}
      title={t('truckers.delete')}
      record={`trucker ${String(trucker.id)}`}
      name={trucker.name}
      remove={() => deleteTrucker({ id: trucker.id }).unwrap()}
    />
  );
}
