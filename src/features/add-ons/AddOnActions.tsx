import type { Texts } from '@/i18n/useTexts';
import { RowAction, RowActions } from '@/shared/lists/table/RowAction';

interface AddOnActionsProps {
  t: Texts['t'];
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the row of an add-on offers (specification, section 2). */
export function AddOnActions({ t, name, onEdit, onDelete }: AddOnActionsProps) {
  return (
    <RowActions label={t('table.actionsFor', { name })}>
      <RowAction iconName="edit" label={t('addOns.edit')} onClick={onEdit} />
      <RowAction iconName="delete" label={t('addOns.delete')} onClick={onDelete} />
    </RowActions>
  );
}
