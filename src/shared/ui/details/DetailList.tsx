import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import './detailList.scss';
import { UnbrokenText } from '../UnbrokenText';

export interface Detail {
  label: string;
  value: ReactNode;
  /** The language of the value, if it is not the page's. */
  lang?: Language;
}

export function DetailList({ details }: { details: readonly Detail[] }) {
  const { t } = useTranslation();
  const renderValue = ({ value, lang }: Detail) => {
    if (value === '') return t('common.notProvided');
    if (typeof value !== 'string') return value;
    return (
      <bdi lang={lang}>
        <UnbrokenText text={value} />
      </bdi>
    );
  };
  return (
    <dl className="facts detail-list">
      {details.map((detail) => (
        <div key={detail.label}>
          <dt>{detail.label}</dt>
          <dd>{renderValue(detail)}</dd>
        </div>
      ))}
    </dl>
  );
}
