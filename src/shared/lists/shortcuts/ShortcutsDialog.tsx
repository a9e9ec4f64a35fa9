import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { TextKey } from '@/i18n/i18n';
import './shortcuts.scss';
import { preferencesChosen, selectPreferences } from '../../preferences/preferences.slice';
import { AppModal } from '../../ui/AppModal';
import { shortcuts } from './shortcuts';

/** The texts of keys whose names differ between languages. */
const keyTexts: Readonly<Record<string, TextKey>> = {
  ArrowDown: 'shortcuts.keyDown',
  ArrowUp: 'shortcuts.keyUp',
  Escape: 'shortcuts.keyEscape',
};

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const id = useId();
  const dispatch = useDispatch();
  const isOn = useSelector(selectPreferences).keyboardShortcuts;
  const nameOf = (key: string) => {
    const textKey = keyTexts[key];
    if (textKey) return t(textKey);
    return key.length === 1 ? key.toUpperCase() : key;
  };
  return (
    <AppModal title={t('shortcuts.title')} onClose={onClose}>
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isOn}
          aria-describedby={`${id}hint`}
          onChange={({ target }) =>
            dispatch(preferencesChosen({ keyboardShortcuts: target.checked }))
          }
        />
        <label className="form-check-label" htmlFor={id}>
          {t('shortcuts.use')}
        </label>
      </div>
      <p className="form-text" id={`${id}hint`}>
        {t('shortcuts.useHint')}
      </p>
      <dl className="shortcut-list mb-0">
        {shortcuts.map(({ keys, textKey }) => (
          <div key={textKey}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd>{nameOf(key)}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{t(textKey)}</dd>
          </div>
        ))}
      </dl>
    </AppModal>
  );
}
