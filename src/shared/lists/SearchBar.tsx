import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useAriaShortcut } from './shortcuts/useAriaShortcut';

/** What a list is searched for: a text, in one of its fields. */
export interface Search<Field extends string> {
  text: string;
  field: Field;
}

/** `applied` is the search the list shows now; `fields` are the choices with their labels. */
export interface SearchBarProps<Field extends string> {
  applied: Search<Field>;
  fields: readonly { value: Field; label: string }[];
  fieldLabel: string;
  textLabel: string;
  /** What a search that was typed means, where that can be told; `isFieldChosen` once somebody has chosen the field by hand. */
  understand?: ((typed: Search<Field>, isFieldChosen: boolean) => Search<Field>) | undefined;
  onSearch: (search: Search<Field>) => void;
}

/**
 * The search of a list: a field, a text, and a search that Enter or the button starts; Escape clears it. The inputs
 * keep their own text, so typing renders nothing; "back" puts the applied search into them again.
 */
export function SearchBar<Field extends string>(props: SearchBarProps<Field>) {
  const { applied, fields, fieldLabel, textLabel, understand, onSearch } = props;
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const isFieldChosen = useRef(false);

  useEffect(() => {
    if (field.current) field.current.value = applied.field;
    if (text.current) text.current.value = applied.text;
  }, [applied.field, applied.text]);

  const typed = (wanted: string): Search<Field> => {
    const chosen = fields.find(({ value }) => value === field.current?.value);
    return { text: wanted.trim(), field: chosen?.value ?? applied.field };
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = typed(text.current?.value ?? '');
    // What the list shows already was understood before, or comes from its address.
    const isNew = search.text !== '' && search.text !== applied.text;
    onSearch(isNew && understand ? understand(search, isFieldChosen.current) : search);
  };
  const handleClear = () => {
    if (text.current) text.current.value = '';
    text.current?.focus();
    if (applied.text) onSearch(typed(''));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Where the text was deleted by hand its search may still be what the list shows.
    if (!event.currentTarget.value && !applied.text) return;
    event.preventDefault();
    handleClear();
  };

  return (
    <form className="list-search" role="search" onSubmit={handleSubmit}>
      <div>
        <label className="form-label" htmlFor={`${id}field`}>
          {fieldLabel}
        </label>
        <select
          ref={field}
          id={`${id}field`}
          className="form-select"
          defaultValue={applied.field}
          onChange={() => {
            isFieldChosen.current = true;
          }}
        >
          {fields.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="list-search-text">
        <label className="form-label" htmlFor={`${id}text`}>
          {textLabel}
        </label>
        {/* The blank placeholder lets the style sheet see whether there is anything to clear. */}
        <input
          ref={text}
          id={`${id}text`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className="form-control"
          placeholder=" "
          defaultValue={applied.text}
          aria-keyshortcuts={useAriaShortcut('search')}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          className="list-search-clear"
          aria-label={t('common.clear')}
          onClick={handleClear}
        >
          <Icon name="close" />
        </button>
      </div>
      <Button type="submit" iconName="search">
        {t('common.search')}
      </Button>
    </form>
  );
}
