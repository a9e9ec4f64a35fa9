import { useTexts } from '@/i18n/useTexts';
import { RowAction, RowActions } from '@/shared/lists/table/RowAction';

interface AddOnActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the row of an add-on offers (specification, section 2). */
export function AddOnActions({ name, onEdit, onDelete }: AddOnActionsProps) {
  const { t } = useTexts();
  return (
    <RowActions name={name}>
      <RowAction iconName="edit" label={t('addOns.edit')} onClick={onEdit} />
      <RowAction iconName="delete" label={t('addOns.delete')} onClick={onDelete} />
    </RowActions>
  );
}
