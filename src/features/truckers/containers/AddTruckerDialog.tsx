import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchTruckersQuery } from '@/api/truckers/trucker.api';
import { normalizers } from '@/domain/truckerFields.mapper';
import { FormDialog, useSaveInDialog } from '@/shared/forms/FormDialog';
import { controlId } from '@/shared/forms/formContext';
import { useAppForm } from '@/shared/forms/useAppForm';
import { lazyDialog, type ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import { TruckerFields } from '../forms/TruckerFields';
import { emptyTrucker, toTruckerInput } from '../forms/trucker.mapper';
import { createTruckerSchema } from '../forms/trucker.schema';
import { isCvr } from '../truckerListRequest';
import { toTruckerFailure, useCreateTrucker } from './useCreateTrucker';

const schema = createTruckerSchema({ isAddressShown: false, isPlateReadOnly: false });

const ImportDialog = lazyDialog(
  async () => (await import('../import/ImportDialog')).ImportDialog,
  ['bulk'],
);

/** Adds a haulier and opens it, or adds several in a row. */
export function AddTruckerDialog({ onAdded, onClose, onDone, openDialog }: ListDialogCallbacks) {
  const { t } = useTranslation('staff');
  const saveInDialog = useSaveInDialog();
  const createTrucker = useCreateTrucker();
  const isOneOfMany = useRef(false);
  const [addedCount, setAddedCount] = useState(0);
  const form = useAppForm({
    initialValues: emptyTrucker,
    schema,
    onSubmit: (values) => {
      let id: number | null = null;
      return saveInDialog({
        send: async () => {
          id = await createTrucker(toTruckerInput(values));
        },
        doneText: t('MSG_ADDED_SUCC'),
        about: values.name,
        toFailure: toTruckerFailure,
        onSaved: () => {
          if (isOneOfMany.current) {
            form.reset();
            setAddedCount((count) => count + 1);
            return;
          }
          // If the response has the id, the new haulier opens and gets the focus. Otherwise the list gets it.
          if (id === null) onDone();
          else onClose();
          onAdded({ id });
        },
      });
    },
  });
  const submit = (isNext: boolean) => {
    isOneOfMany.current = isNext;
    form.submit();
  };
  const nameId = controlId(form.id, 'name');
  useEffect(() => {
    if (addedCount > 0) document.getElementById(nameId)?.focus();
  }, [addedCount, nameId]);

  const names = useTruckersWith(form.values.cvr);
  const known = names.length > 0 ? t('truckers.cvrKnown', { names: names.join(', ') }) : '';

  const handleClose = () => {
    if (addedCount === 0) {
      onClose();
      return;
    }
    onDone();
    onAdded();
  };
  return (
    <FormDialog
      title={t('truckers.add')}
      // After a failure, a retry repeats the button that was pressed: add, or add and type the next.
      form={{ ...form, submit: () => submit(false), retry: form.submit }}
      submitText={t('common.add')}
      otherSubmit={{
        text: t('truckers.addAndNext'),
        onPress: () => submit(true),
      }}
      onClose={handleClose}
      onLeave={addedCount === 0 ? onClose : onDone}
      size="lg"
    >
      <LiveMessage text={known} />
      <TruckerFields
        values={form.values}
        cvrHint={known && <NamedText text={known} names={names} />}
      />
      {!form.isDirty && addedCount === 0 && (
        <Button variant="quiet" onClick={() => openDialog(ImportDialog, {})}>
          {t('truckers.import')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Returns the names of the hauliers with this CVR number: none until it is complete, or if the search fails. */
function useTruckersWith(typed: string): string[] {
  const cvr = normalizers.cvr(typed);
  const search = { text: cvr, field: 'cvr', page: 0, paginated: true } as const;
  const { currentData } = useSearchTruckersQuery(isCvr(cvr) ? search : skipToken);
  const rows = currentData?.rows ?? [];
  return rows.filter((row) => normalizers.cvr(row.cvr) === cvr).map(({ name }) => name);
}
