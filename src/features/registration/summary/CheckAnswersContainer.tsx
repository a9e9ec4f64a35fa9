import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguage, type Language } from '@/config/languages';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { Audience, currentLanguage, type TextKey } from '@/i18n/i18n';
import { Alert } from '@/shared/ui/Alert';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { toGivenCarAnswers } from '../car/car.mapper';
import { toGivenDetailsAnswers } from '../details/details.mapper';
import {
  hasNeedlessTermination,
  isTerminationField,
  standingTermination,
} from '../machine/termination';
import { openCorrection } from '../step/StepForm';
import type { GivenAnswer } from '../step/steps';
import type { WizardProps } from '../step/stepProps';
import { toGivenTerminationAnswers } from '../termination/termination.mapper';
import { toGivenWorkAnswers, type AnsweredWork } from '../work/work.mapper';

interface CheckAnswersContainerProps extends WizardProps {
  work: AnsweredWork;
}

/** The "Check your answers" page: all answers in cards, each with buttons to correct them. */
export function CheckAnswersContainer(props: CheckAnswersContainerProps) {
  const { state, wizard, work } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { lists } = useReferenceLists();
  const areListsKnown = Object.values(lists).every(({ hasFailed }) => !hasFailed);
  const { details, car, companies, changedFields } = state;
  const termination = standingTermination(state);
  const ofCar = car ? toGivenCarAnswers(car, lists) : [];
  const ofTermination = termination ? toGivenTerminationAnswers(termination, companies) : [];
  // Show the warning in the card of the termination, near the answer that was just corrected: the top of the page may
  // be out of view.
  const warning = hasNeedlessTermination(state) && (
    <div role="alert">
      <Alert
        tone="warning"
        title={<PhoneText text={t('summary.terminationStays', { context })} />}
      />
    </div>
  );
  const cards: Pick<AnswerCardProps, 'titleKey' | 'answers' | 'warning'>[] = [
    { titleKey: 'wizard.step1', answers: details ? toGivenDetailsAnswers(details) : [] },
    { titleKey: 'wizard.step2', answers: ofCar },
    { titleKey: 'summary.termination', answers: ofTermination, warning },
    { titleKey: 'step3.workTitle', answers: toGivenWorkAnswers(work, currentLanguage()) },
  ];
  const corrected = state.corrected?.field;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (corrected === undefined) return;
    const change = box.current?.querySelector<HTMLElement>('[data-corrected]');
    // If the corrected answer depended on another one, it may no longer be shown: then focus the heading.
    if (change) change.focus({ preventScroll: true });
    else focusPageHeading({ preventScroll: true });
    (change ?? box.current)?.scrollIntoView({ block: change ? 'center' : 'start' });
  }, [corrected]);
  const handleChange = (answer: GivenAnswer) => {
    // The termination dialog also saves step 2, whose choices must then all be offered. If one is no longer offered,
    // open that choice instead of the dialog.
    const gone =
      isTerminationField(answer.field) && areListsKnown
        ? ofCar.find(({ value }) => value === null)
        : undefined;
    openCorrection(wizard, gone ?? answer);
  };
  return (
    <section ref={box} className="answer-list" aria-labelledby="page-title">
      {cards
        .filter(({ answers }) => answers.length > 0)
        .map((card) => (
          <AnswerCard
            key={card.titleKey}
            {...card}
            {...{ changedFields, corrected }}
            onChange={handleChange}
          />
        ))}
    </section>
  );
}

interface AnswerCardProps {
  titleKey: TextKey;
  answers: readonly GivenAnswer[];
  warning?: ReactNode;
  /** The fields that differed from the page in the comparison before signing. */
  changedFields: readonly string[];
  /** The field of the answer that was just corrected. Its button gets the focus. */
  corrected: string | undefined;
  onChange: (answer: GivenAnswer) => void;
}

function AnswerCard(props: AnswerCardProps) {
  const { titleKey, answers, warning, changedFields, corrected, onChange } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const titleId = useId();
  const title = t(titleKey, { context });
  const [first] = answers;
  return (
    <section className="answer-card" aria-labelledby={titleId}>
      <div>
        <h2 className="h5 mb-0" id={titleId}>
          {title}
        </h2>
        {first && <ChangeButton of={title} onClick={() => onChange(first)} />}
      </div>
      {warning}
      <dl>
        {answers.map((answer) => {
          const { field, name, labelKey, value: given, lang } = answer;
          const value = typeof given === 'boolean' ? t(given ? 'common.yes' : 'common.no') : given;
          const labelLang = name ? contentLanguage : answer.labelLang;
          const label = name ?? t(labelKey, { context });
          const isChanged = changedFields.includes(field);
          return (
            <div key={field} className={isChanged ? 'is-changed' : undefined}>
              <dt>
                {labelLang ? <span lang={labelLang}>{label}</span> : label}
                {isChanged && (
                  <>
                    {' '}
                    <strong>{t('summary.changed')}</strong>
                  </>
                )}
              </dt>
              {value ? (
                <dd lang={lang}>
                  <bdi>
                    <UnbrokenText text={value} />
                  </bdi>
                </dd>
              ) : (
                <dd>{t(value === null ? 'summary.notShown' : 'common.notProvided')}</dd>
              )}
              <dd className="answer-list-change">
                <ChangeButton
                  of={label}
                  lang={labelLang}
                  isCorrected={field === corrected}
                  onClick={() => onChange(answer)}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface ChangeButtonProps {
  of: string;
  /** The language of `of` if it is not the page's. */
  lang?: Language | undefined;
  isCorrected?: boolean;
  onClick: () => void;
}

function ChangeButton({ of, lang, isCorrected, onClick }: ChangeButtonProps) {
  const { t } = useTranslation('registration');
  return (
    <button
      type="button"
      className="btn btn-link"
      data-corrected={isCorrected ? true : undefined}
      onClick={onClick}
    >
      {t('wizard.change')}
      <span className="visually-hidden" lang={lang}>
        {' '}
        {of}
      </span>
    </button>
  );
}
