import type { Language } from '@/config/languages';
import { useTexts } from '@/i18n/useTexts';
import type { StepId } from '../machine/state';

interface Answer {
  step: StepId;
  /** The field's name in the form of its step. */
  field: string;
  label: string;
  /** As it is read; '' where nothing was answered, null where that cannot be said now. */
  value: string | null;
  /** The language of the value, where that is not the page's. */
  lang?: Language;
}

interface AnswerListProps {
  answers: readonly Answer[];
  onChange: (answer: Answer) => void;
}

/** "Check your answers": what is about to be signed, each answer with a way back to its field. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  const { t } = useTexts();
  return (
    <section className="answer-list" aria-labelledby="answer-list-title">
      <h2 className="h5" id="answer-list-title">
        {t('summary.checkAnswers')}
      </h2>
      <dl>
        {answers.map((answer) => (
          <div key={answer.field}>
            <dt>{answer.label}</dt>
            {answer.value ? (
              <dd lang={answer.lang}>{answer.value}</dd>
            ) : (
              <dd>{t(answer.value === null ? 'summary.notShown' : 'common.notProvided')}</dd>
            )}
            <dd className="answer-list-change">
              <button type="button" className="btn btn-link" onClick={() => onChange(answer)}>
                {t('summary.change')}
                <span className="visually-hidden"> {answer.label}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
