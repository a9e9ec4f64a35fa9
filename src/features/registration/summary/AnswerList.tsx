import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import type { Language } from '@/config/languages';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { StepId } from '../machine/wizard.state';

interface Answer {
  step: StepId;
  /** The field's name in the form of its step. */
  field: string;
  label: string;
  /** As it is read; '' where nothing was answered, null where that cannot be said now. */
  value: string | null;
  /** The language of the value, where that is not the page's. */
  lang?: Language;
  /** The server has it otherwise than it was shown (D45). */
  isChanged: boolean;
}

/** The answers of one step or dialog. */
interface AnswerGroup {
  title: string;
  answers: readonly Answer[];
}

interface AnswerListProps {
  /** One without an answer is left out. */
  groups: readonly AnswerGroup[];
  /** The field of the answer that was just corrected: its group is open, and the focus is there. */
  corrected: string | undefined;
  onChange: (answer: Answer) => void;
}

/** "Check your answers": what is about to be signed, in groups to unfold, each answer with a way back to its field. */
export function AnswerList({ groups, corrected, onChange }: AnswerListProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (corrected === undefined) return;
    const change = box.current?.querySelector<HTMLElement>('[data-corrected]');
    // The answer may be gone with what it depended on.
    (change ?? document.getElementById('answer-list-title'))?.focus({ preventScroll: true });
    (change ?? box.current)?.scrollIntoView({ block: change ? 'center' : 'start' });
  }, [corrected]);
  return (
    <section ref={box} className="answer-list" aria-labelledby="answer-list-title">
      <h2 className="h5" id="answer-list-title" tabIndex={-1}>
        {t('summary.checkAnswers', { context })}
      </h2>
      {groups
        .filter(({ answers }) => answers.length > 0)
        .map((group) => (
          <FoldedGroup
            key={group.answers[0]?.field}
            group={group}
            corrected={corrected}
            onChange={onChange}
          />
        ))}
    </section>
  );
}

interface FoldedGroupProps {
  group: AnswerGroup;
  corrected: string | undefined;
  onChange: (answer: Answer) => void;
}

/** It is folded by the style sheet of the screen: paper has all of it. */
function FoldedGroup({ group: { title, answers }, corrected, onChange }: FoldedGroupProps) {
  const { t } = useTranslation('registration');
  const hasChanges = answers.some(({ isChanged }) => isChanged);
  const isLedTo = answers.some(({ field }) => field === corrected);
  const [isToggled, setIsToggled] = useState<boolean | undefined>(isLedTo || undefined);
  const [hadChanges, setHadChanges] = useState(hasChanges);
  if (hasChanges !== hadChanges) {
    setHadChanges(hasChanges);
    // A mark is seen, whatever was folded before.
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
          <div key={answer.field} className={answer.isChanged ? 'is-changed' : undefined}>
            <dt>
              {answer.label}
              {answer.isChanged && (
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
                <span className="visually-hidden"> {answer.label}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
