import { useState } from 'react';
import { scenarioLink } from '../../control/openScenario';
import { parseScenario } from '../../control/scenarios';
import type { Tools } from '../data/tools';
import { problemId } from '../frame/StatusLine';
import { Button } from '../parts/Button';
import { InputField } from '../parts/Fields';
import { Form } from '../parts/Form';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';

interface TermsSectionProps {
  tools: Tools;
}

const example = 'slow:listTruckers:3000, empty';

/** A scenario that the reader writes. */
export function TermsSection({ tools: { act, basePath, copy, page, remote } }: TermsSectionProps) {
  const { t } = useTexts();
  const [terms, setTerms] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const use = async () => {
    const isUsed = await act(async () => {
      await remote.use(terms);
      return t('terms.done', { scenario: terms });
    });
    setIsWrong(!isUsed);
  };
  const copyLink = async () => {
    const isRight = await act(() => {
      parseScenario(terms);
      return '';
    });
    setIsWrong(!isRight);
    if (!isRight) return;
    const link = scenarioLink(page.origin + basePath, terms, page.screen());
    await copy(link, t('catalog.link', { title: terms }));
  };
  return (
    <Section title={t('terms.title')}>
      <Form label={t('terms.title')} onSubmit={() => void use()}>
        <InputField
          label={t('terms.field')}
          value={terms}
          hint={t('terms.hint', { example })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={(value) => {
            setTerms(value);
            setIsWrong(false);
          }}
        />
        <div className="workbench-row">
          <Button type="submit">{t('terms.use')}</Button>
          <Button about={t('terms.title')} onClick={() => void copyLink()}>
            {t('catalog.copyLink')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
