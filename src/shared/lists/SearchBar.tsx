import { useEffect, useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Icon } from '../ui/IconButton';
import { useAriaShortcut } from './shortcuts/shortcuts';

/** What a list is searched for: a text, in one of its fields. */
export interface Search<Field extends string> {
  text: string;
  field: Field;
}

/** A field that can be searched, with its label. */
export interface SearchField<Field extends string> {
  value: Field;
  label: string;
  /** What it is called inside a sentence, where that differs from its label in more than a capital. */
  inSentence?: string;
}

/** How a list tells from a text which field it is searched in. */
export interface Understanding<Field extends string> {
  understand: (typed: Search<Field>, isFieldChosen: boolean) => Search<Field>;
  /** The field that somebody chose by hand, which is not overruled; it ends with the search. */
  choice: FieldChoice<Field>;
}

/** A field that somebody chose by hand. */
export interface FieldChoice<Field extends string> {
  has: (field: Field) => boolean;
  set: (field: Field | null) => void;
}

/** Make it in the scope of a module: it then outlives the list that it belongs to, and ends with a reload. */
export function createFieldChoice<Field extends string>(): FieldChoice<Field> {
  let chosen: Field | null = null;
  return {
    has: (field) => field === chosen,
    set: (field) => {
      chosen = field;
    },
  };
}

/** `applied` is the search the list shows now; `fields` are the choices with their labels. */
export interface SearchBarProps<Field extends string> {
  applied: Search<Field>;
  fields: readonly SearchField<Field>[];
  fieldLabel: string;
  textLabel: string;
  /** What a search that was typed means, where that can be told. */
  understanding?: Understanding<Field> | undefined;
  onSearch: (search: Search<Field>) => void;
}

/**
 * The search of a list: a field, a text, and a search that Enter or the button starts; Escape clears it. The inputs
 * keep their own text, so typing renders nothing; "back" puts the applied search into them again.
 */
export function SearchBar<Field extends string>(props: SearchBarProps<Field>) {
  const { applied, fields, fieldLabel, textLabel, understanding, onSearch } = props;
  const { t } = useTranslation('staff');
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const understand = understanding?.understand;
  const choice = understanding?.choice;

  useEffect(() => {
    // Another field came from the address or a press on another button.
    if (!choice?.has(applied.field)) choice?.set(null);
    if (field.current) field.current.value = applied.field;
    if (text.current) text.current.value = applied.text;
  }, [applied.field, applied.text, choice]);

  const typed = (wanted: string): Search<Field> => {
    const chosen = fields.find(({ value }) => value === field.current?.value);
    return { text: wanted.trim(), field: chosen?.value ?? applied.field };
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = typed(text.current?.value ?? '');
    // What the list shows already was understood before, or comes from its address.
    const isNew = search.text !== '' && search.text !== applied.text;
    onSearch(isNew && understand ? understand(search, choice?.has(search.field) ?? false) : search);
  };
  const handleClear = () => {
    if (text.current) text.current.value = '';
    text.current?.focus();
    const [first] = fields;
    // Where the text decides on the field, none stays chosen; elsewhere the next text is searched for in the same.
    if (choice && first) {
      choice.set(null);
      if (field.current) field.current.value = first.value;
    }
    if (applied.text) onSearch(typed(''));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Where the text was deleted by hand its search may still be what the list shows.
    const isFieldChosen = choice?.has(typed('').field) ?? false;
    if (!event.currentTarget.value && !applied.text && !isFieldChosen) return;
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
          onChange={(event) => {
            const chosen = fields.find(({ value }) => value === event.target.value);
            choice?.set(chosen?.value ?? null);
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
