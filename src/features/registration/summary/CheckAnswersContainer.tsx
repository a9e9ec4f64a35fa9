import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import { useTexts } from '@/i18n/useTexts';
import { carAnswers } from '../car/car.answers';
import { detailsAnswers } from '../details/details.answers';
import type { StepProps } from '../step/stepProps';
import { AnswerList } from './AnswerList';

/** The answers of steps 1 and 2, to be checked before signing. */
export function CheckAnswersContainer({ state, onReopen }: Pick<StepProps, 'state' | 'onReopen'>) {
  const { t } = useTexts();
  const { lists } = useReferenceLists(false);
  const { details, car } = state;
  const say = (flag: boolean | null) => {
    if (flag === null) return '';
    return flag ? t('common.yes') : t('common.no');
  };
  const given = [
    ...(details ? detailsAnswers(details, say) : []),
    ...(car && lists ? carAnswers(car, lists, say) : []),
  ];
  return (
    <AnswerList
      answers={given.map((answer) => ({ ...answer, label: t(answer.labelKey) }))}
      onChange={({ step, field }) => onReopen(step, field)}
    />
  );
}
