import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import { Audience, type TextKey } from '@/i18n/i18n';
import { carAnswers } from '../car/car.mapper';
import { detailsAnswers } from '../details/details.mapper';
import type { GivenAnswer } from '../step/steps';
import type { StepProps } from '../step/stepProps';
import { terminationAnswers } from '../termination/termination.mapper';
import { AnswerList } from './AnswerList';

type CheckAnswersContainerProps = Pick<StepProps, 'state' | 'wizard' | 'onReopen'>;

/** The answers of steps 1 and 2 and of the popup, to be checked before signing. */
export function CheckAnswersContainer(props: CheckAnswersContainerProps) {
  const { state, wizard, onReopen } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { lists } = useReferenceLists(false);
  const { details, car, termination, companies, changedFields } = state;
  const say = (flag: boolean | null) => {
    if (flag === null) return '';
    return flag ? t('common.yes') : t('common.no');
  };
  const ofPopup = termination ? terminationAnswers(termination, companies) : [];
  const groups: { titleKey: TextKey; answers: readonly GivenAnswer[] }[] = [
    { titleKey: 'summary.details', answers: details ? detailsAnswers(details, say) : [] },
    { titleKey: 'wizard.step2', answers: car ? carAnswers(car, lists, say) : [] },
    { titleKey: 'summary.termination', answers: ofPopup },
  ];
  const handleChange = ({ step, field }: Pick<GivenAnswer, 'step' | 'field'>) => {
    const isOfPopup = ofPopup.some((answer) => answer.field === field);
    // The button goes with step 3: closed, the popup gives the focus back to what has it now.
    if (isOfPopup) document.getElementById('page-title')?.focus();
    onReopen(step, field);
    if (isOfPopup) wizard.send({ type: 'terminationReopened' });
  };
  return (
    <AnswerList
      groups={groups.map(({ titleKey, answers }) => ({
        title: t(titleKey, { context }),
        answers: answers.map((answer) => ({
          ...answer,
          label: t(answer.labelKey, { context }),
          isChanged: changedFields.includes(answer.field),
        })),
      }))}
      corrected={state.corrected?.field}
      onChange={handleChange}
    />
  );
}
