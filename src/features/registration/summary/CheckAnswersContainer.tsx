import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import { useTexts } from '@/i18n/useTexts';
import { AnswerList } from './AnswerList';
import { carAnswers, detailAnswers } from './answers';
import type { StepProps } from '../step/stepProps';

/** The answers of steps 1 and 2, to be checked before signing. */
export function CheckAnswers({ state, onReopen }: Pick<StepProps, 'state' | 'onReopen'>) {
  const { t } = useTexts();
  const { lists } = useReferenceLists(false);
  const { details, car } = state;
  const say = (flag: boolean | null) => {
    if (flag === null) return '';
    return flag ? t('common.yes') : t('common.no');
  };
  const given = [
    ...(details ? detailAnswers(details, say) : []),
    ...(car && lists ? carAnswers(car, lists, say) : []),
  ];
  return (
    <AnswerList
      answers={given.map((answer) => ({ ...answer, label: t(answer.labelKey) }))}
      onChange={({ step, field }) => onReopen(step, field)}
    />
  );
}
