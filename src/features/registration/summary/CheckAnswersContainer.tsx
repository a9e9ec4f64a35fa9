import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { Audience, type TextKey } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { Alert } from '@/shared/ui/Alert';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { carAnswers } from '../car/car.mapper';
import { detailsAnswers } from '../details/details.mapper';
import { hasOneToTerminate } from '../machine/agreement';
import type { GivenAnswer } from '../step/steps';
import type { StepProps } from '../step/stepProps';
import { terminationAnswers } from '../termination/termination.mapper';

/** "Check your answers": those of steps 1 and 2 and of the popup, in groups to unfold, each with a way back to its field. */
export function CheckAnswersContainer(props: Pick<StepProps, 'state' | 'wizard' | 'onReopen'>) {
  const { state, wizard, onReopen } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { lists } = useReferenceLists();
  const { contact } = useSettings();
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
  const corrected = state.corrected?.field;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (corrected === undefined) return;
    const change = box.current?.querySelector<HTMLElement>('[data-corrected]');
    // The corrected answer may be gone, as it depended on another one.
    (change ?? document.getElementById('answer-list-title'))?.focus({ preventScroll: true });
    (change ?? box.current)?.scrollIntoView({ block: change ? 'center' : 'start' });
  }, [corrected]);
  const handleChange = ({ step, field }: GivenAnswer) => {
    const isOfPopup = ofPopup.some((answer) => answer.field === field);
    // The pressed button goes with step 3. The popup returns the focus to what has it now.
    if (isOfPopup) document.getElementById('page-title')?.focus();
    onReopen(step, field);
    if (isOfPopup) wizard.send({ type: 'terminationReopened' });
  };
  return (
    <section ref={box} className="answer-list" aria-labelledby="answer-list-title">
      <h2 className="h5" id="answer-list-title" tabIndex={-1}>
        {t('summary.checkAnswers', { context })}
      </h2>
      {termination && !hasOneToTerminate(state) && (
        <div role="alert">
          <Alert
            tone="warning"
            title={
              <UnbrokenText
                text={t('summary.terminationStays', { context, phone: contact.phone })}
              />
            }
          />
        </div>
      )}
      {groups
        .filter(({ answers }) => answers.length > 0)
        .map(({ titleKey, answers }) => (
          <FoldedGroup
            key={titleKey}
            title={t(titleKey, { context })}
            answers={answers}
            changedFields={changedFields}
            corrected={corrected}
            onChange={handleChange}
          />
        ))}
    </section>
  );
}

interface FoldedGroupProps {
  title: string;
  answers: readonly GivenAnswer[];
  /** The fields whose answers on the server differ from what was shown (D45). */
  changedFields: readonly string[];
  /** The field of the answer that was just corrected: its group is open, and the focus is there. */
  corrected: string | undefined;
  onChange: (answer: GivenAnswer) => void;
}

/** Folded by the style sheet for screens only, so that all of it is printed. */
function FoldedGroup({ title, answers, changedFields, corrected, onChange }: FoldedGroupProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const isChanged = ({ field }: GivenAnswer) => changedFields.includes(field);
  const hasChanges = answers.some(isChanged);
  const isLedTo = answers.some(({ field }) => field === corrected);
  const [isToggled, setIsToggled] = useState<boolean | undefined>(isLedTo || undefined);
  const [hadChanges, setHadChanges] = useState(hasChanges);
  if (hasChanges !== hadChanges) {
    setHadChanges(hasChanges);
    // A changed answer must be visible.
    setIsToggled(undefined);
  }
  const isOpen = isToggled ?? hasChanges;
  const contentId = useId();
  return (
    <div className="answer-group">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsToggled(!isOpen)}
        >
          {title}
        </button>
      </h3>
      <dl id={contentId}>
        {answers.map((answer) => (
          <div key={answer.field} className={isChanged(answer) ? 'is-changed' : undefined}>
            <dt>
              {t(answer.labelKey, { context })}
              {isChanged(answer) && (
                <>
                  {' '}
                  <strong>{t('summary.changed')}</strong>
                </>
              )}
            </dt>
            {answer.value ? (
              <dd lang={answer.lang}>
                <bdi>
                  <UnbrokenText text={answer.value} />
                </bdi>
              </dd>
            ) : (
              <dd>{t(answer.value === null ? 'summary.notShown' : 'common.notProvided')}</dd>
            )}
            <dd className="answer-list-change">
              <button
                type="button"
                className="btn btn-link"
                data-corrected={answer.field === corrected || undefined}
                onClick={() => onChange(answer)}
              >
                {t('summary.change')}
                <span className="visually-hidden"> {t(answer.labelKey, { context })}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
