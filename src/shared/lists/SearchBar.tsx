import { useEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { SearchInput } from '../ui/SearchInput';
import { useAriaShortcut } from './shortcuts/shortcuts';

export interface Search<Field extends string> {
  text: string;
  field: Field;
}

export interface SearchField<Field extends string> {
  value: Field;
  label: string;
  /** The label within a sentence. Default: the label with a lower-case first letter, unless it is an abbreviation. */
  inSentence?: string;
}

/** How a list infers the field to search in from the typed text: eight digits, for example, are a CVR number. */
export interface SearchInference<Field extends string> {
  infer: (typed: Search<Field>, isFieldChosen: boolean) => Search<Field>;
  /** The field that the user chose, until the search ends. Create it at module scope, so that it outlives the list. */
  chosenRef: RefObject<Field | null>;
}

export interface SearchBarProps<Field extends string> {
  applied: Search<Field>;
  fields: readonly SearchField<Field>[];
  textLabel: string;
  inference?: SearchInference<Field> | undefined;
  onSearch: (search: Search<Field>) => void;
}

/**
 * The search of a list: Enter or the button searches, Escape clears. The inputs are uncontrolled, so that typing does
 * not re-render. When the applied search changes, for example on "back", it is written into the inputs.
 */
export function SearchBar<Field extends string>(props: SearchBarProps<Field>) {
  const { applied, fields, textLabel, inference, onSearch } = props;
  const { t } = useTranslation('staff');
  const shortcut = useAriaShortcut('search');
  const field = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const { infer, chosenRef } = inference ?? {};

  useEffect(() => {
    // If the URL or another button has changed the field, it is no longer the one that the user chose here.
    if (chosenRef && chosenRef.current !== applied.field) chosenRef.current = null;
    if (field.current) field.current.value = applied.field;
    if (text.current) text.current.value = applied.text;
  }, [applied.field, applied.text, chosenRef]);

  const toSearch = (typed: string): Search<Field> => {
    const shown = fields.find(({ value }) => value === field.current?.value);
    return { text: typed.trim(), field: shown?.value ?? applied.field };
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = toSearch(text.current?.value ?? '');
    // Do not guess the field again for a text that the list already shows.
    const isNew = search.text !== '' && search.text !== applied.text;
    onSearch(isNew && infer ? infer(search, chosenRef?.current === search.field) : search);
  };
  const handleClear = () => {
    if (text.current) text.current.value = '';
    text.current?.focus();
    const [first] = fields;
    // If the list infers the field from the text, go back to the first field.
    if (chosenRef && first) {
      chosenRef.current = null;
      if (field.current) field.current.value = first.value;
    }
    if (applied.text) onSearch(toSearch(''));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    const isFieldChosen = chosenRef?.current === toSearch('').field;
    // Escape in an empty box still ends a search that the list shows.
    if (!event.currentTarget.value && !applied.text && !isFieldChosen) return;
    event.preventDefault();
    handleClear();
  };

  return (
    <form className="list-search input-group" role="search" onSubmit={handleSubmit}>
      <select
        ref={field}
        className="form-select"
        aria-label={t('table.searchField')}
        defaultValue={applied.field}
        onChange={(event) => {
          const picked = fields.find(({ value }) => value === event.target.value);
          if (chosenRef) chosenRef.current = picked?.value ?? null;
        }}
      >
        {fields.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {/* The style sheet uses the placeholder to hide the clear button while the box is empty. */}
      <SearchInput
        ref={text}
        label={textLabel}
        shortcut={shortcut}
        defaultValue={applied.text}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className="list-search-clear"
        aria-label={t('table.clearSearch')}
        onClick={handleClear}
      >
        <Icon name="close" />
      </button>
      <IconButton type="submit" name="search" label={t('common.search')} />
    </form>
  );
}
