import { useState } from 'react';
import { scenarioLink } from '../../control/openScenario';
import type { Tools } from '../data/tools';
import { Button } from '../parts/Button';
import { Disclosure } from '../parts/Disclosure';
import { InputField } from '../parts/Fields';
import { Section } from '../parts/Section';
import { useTexts } from '../texts';
import { findCards, scenarioCards, scenarioGroups, type ScenarioCard } from './scenarioCards';

interface CatalogSectionProps {
  tools: Tools;
}

/** The scenarios that have a name, to be searched and opened. */
export function CatalogSection({ tools }: CatalogSectionProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const found = findCards(scenarioCards(t), search.trim());
  return (
    <Section title={t('catalog.title')}>
      <InputField
        type="search"
        label={t('catalog.search')}
        value={search}
        onChange={setSearch}
        hint={t('catalog.hint')}
      />
      <p aria-live="polite">{t('catalog.count', { count: found.length })}</p>
      {scenarioGroups.map((group) => {
        const cards = found.filter((card) => card.group === group);
        if (cards.length === 0) return null;
        return (
          <Disclosure
            key={group}
            summary={`${t(`catalog.${group}`)} (${cards.length})`}
            isOpenAtFirst={group !== 'failing'}
            isKeptOpen={search.trim() !== ''}
          >
            <ul className="workbench-list">
              {cards.map((card) => (
                <CatalogItem key={card.id} card={card} tools={tools} />
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </Section>
  );
}

interface CatalogItemProps {
  card: ScenarioCard;
  tools: Tools;
}

function CatalogItem({ card, tools: { act, basePath, copy, page } }: CatalogItemProps) {
  const { t } = useTexts();
  const { id, title, line } = card;
  const open = () =>
    act(() => {
      page.open(scenarioLink(basePath, id));
      return t('catalog.opening', { title });
    });
  const link = () => scenarioLink(page.origin + basePath, id, page.screen());
  return (
    <li className="workbench-item">
      <h4 className="workbench-subheading">{title}</h4>
      <p>{line}</p>
      <div className="workbench-row">
        <Button about={title} onClick={() => void open()}>
          {t('catalog.open')}
        </Button>
        <Button about={title} onClick={() => void copy(link(), t('catalog.link', { title }))}>
          {t('catalog.copyLink')}
        </Button>
        <code className="workbench-id">{id}</code>
      </div>
    </li>
  );
}
