import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './detailList.scss';
import { UnbrokenText } from '../UnbrokenText';

export interface Detail {
  label: string;
  value: ReactNode;
}

export function DetailList({ details }: { details: readonly Detail[] }) {
  const { t } = useTranslation();
  const renderValue = (value: ReactNode) => {
    if (value === '') return t('common.notProvided');
    if (typeof value !== 'string') return value;
    return (
      <bdi>
        <UnbrokenText text={value} />
      </bdi>
    );
  };
  return (
    <dl className="facts detail-list">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{renderValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
