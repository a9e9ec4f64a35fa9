import type { ScenarioVisitor } from '../../control/catalog';
import { becomeVisitor } from '../../control/openScenario';
import type { Tools } from '../data/tools';
import type { Visitor } from '../data/visitor';
import { Button } from '../parts/Button';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import { roleOf } from './roleOf';

interface VisitorSectionProps {
  visitor: Visitor | null;
  tools: Tools;
}

const choices: readonly ScenarioVisitor[] = ['admin', 'user', 'guest'];

/** Who is signed in, and who else could be. */
export function VisitorSection({ visitor, tools }: VisitorSectionProps) {
  const { t } = useTexts();
  const { act, page, remote } = tools;
  const become = (chosen: ScenarioVisitor) =>
    act(async () => {
      await becomeVisitor(remote, chosen);
      page.reload();
      return t('visitor.done', { who: t(`visitor.${chosen}`) });
    });
  return (
    <Section title={t('visitor.title')}>
      <p>{visitor ? t('visitor.now', { ...visitor }) : t('visitor.nobody')}</p>
      <div className="workbench-row" role="group" aria-label={t('visitor.title')}>
        {choices.map((choice) => (
          <Button
            key={choice}
            aria-pressed={choice === roleOf(visitor)}
            onClick={() => void become(choice)}
          >
            {t(`visitor.${choice}`)}
          </Button>
        ))}
      </div>
      <p className="workbench-hint">{t('visitor.hint')}</p>
    </Section>
  );
}
