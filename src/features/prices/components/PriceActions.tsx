import type { Texts } from '@/i18n/useTexts';
import { RowAction, RowActions } from '@/shared/lists/table/RowAction';

interface PriceActionsProps {
  t: Texts['t'];
  id: number;
  onEditKickback: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the row of a price offers (specification, section 2). */
export function PriceActions({ t, id, onEditKickback, onEdit, onDelete }: PriceActionsProps) {
  return (
    <RowActions label={t('table.actionsFor', { name: t('prices.rowName', { id }) })}>
      <RowAction iconName="percent" label={t('prices.editKickback')} onClick={onEditKickback} />
      <RowAction iconName="edit" label={t('prices.edit')} onClick={onEdit} />
      <RowAction iconName="delete" label={t('prices.delete')} onClick={onDelete} />
    </RowActions>
  );
}
