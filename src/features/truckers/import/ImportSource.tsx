import { saveAs } from 'file-saver';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate, TextKey } from '@/i18n/i18n';
import { makeListFile } from '@/shared/export/makeListFile';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { importFieldNames, importFields } from './columns';
import { readTextFile } from './parseTable';

interface ImportSourceProps {
  /** Why the last file or pasted text is not a table; null if it is one. */
  error: TextKey | null;
  /** What the import will replace. Shown first, as the user can still close the dialog without losing anything. */
  warnings: readonly string[];
  /** Called with the text of a file, or with pasted rows, whose `fileName` is empty. */
  onText: (text: string, fileName: string) => void;
}

interface Attempt {
  /** The field of the attempt, which a shown error belongs to. */
  source: 'file' | 'paste';
  /** Why the file could not be read. */
  fileError: TextKey | null;
}

export function ImportSource({ error, warnings, onText }: ImportSourceProps) {
  const { t } = useTranslation('bulk');
  const { announce } = useAnnounce();
  const id = useId();
  const focused = useRef<HTMLInputElement>(null);
  // Focus the file field when it appears, also when the user has gone back to choose another file.
  useEffect(() => focused.current?.focus(), []);
  /** The last file or pasted text. A new object for each one, so that the same error is announced again. */
  const [last, setLast] = useState<Attempt>({ source: 'file', fileError: null });
  /** The file that is being read, until a newer source replaces it. */
  const reading = useRef<File>(null);
  const handleText = (text: string, fileName: string) => {
    reading.current = null;
    setLast({ source: fileName === '' ? 'paste' : 'file', fileError: null });
    onText(text, fileName);
  };
  const handleFile = async (file: File | undefined) => {
    // Only then, because a new object would announce an error of the last text again.
    if (last.fileError) setLast({ ...last, fileError: null });
    if (!file) return;
    reading.current = file;
    const read = await readTextFile(file);
    // A newer source has replaced this file. Corrections of its rows must not apply to this file.
    if (reading.current !== file) return;
    if ('text' in read) handleText(read.text, file.name);
    else setLast({ source: 'file', fileError: read.error });
  };
  const shownError = last.fileError ?? error;
  useEffect(() => {
    if (shownError) announce(t(shownError), 'assertive');
  }, [shownError, last, announce, t]);
  /** Takes a text only if it has tabs or line breaks, as rows do. */
  const handleRows = (text: string) => {
    if (/[\t\n]/.test(text)) handleText(text, '');
  };
  const describe = (field: Attempt['source'], ...hints: string[]) => {
    const isFaulty = shownError !== null && last.source === field;
    const described = [...hints, ...(isFaulty ? [`${id}-error`] : [])].join(' ');
    return {
      className: isFaulty ? 'form-control is-invalid' : 'form-control',
      'aria-invalid': isFaulty || undefined,
      'aria-describedby': described || undefined,
    };
  };
  const fileHints = [`${id}-hint`, ...(warnings.length > 0 ? [`${id}-warnings`] : [])];
  return (
    <>
      {shownError && (
        <Alert tone="danger">
          <div id={`${id}-error`}>{t(shownError)}</div>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t('import.replaces')}>
          <div id={`${id}-warnings`}>{warnings.join(' ')}</div>
        </Alert>
      )}
      <div data-field>
        <label className="form-label" htmlFor={`${id}-file`}>
          {t('import.file')}
        </label>
        <div className="form-text" id={`${id}-hint`}>
          {t('import.fileHint')}
        </div>
        <input
          ref={focused}
          id={`${id}-file`}
          {...describe('file', ...fileHints)}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            void handleFile(currentTarget.files?.[0]);
            // Clear the field. Otherwise, choosing the same file again after correcting it would fire no change event.
            currentTarget.value = '';
          }}
        />
      </div>
      <div data-field>
        <label className="form-label" htmlFor={`${id}-paste`}>
          {t('import.paste')}
        </label>
        <textarea
          id={`${id}-paste`}
          {...describe('paste')}
          rows={3}
          spellCheck={false}
          // Take only pasted rows, not rows that are being typed: a text that is taken replaces this field.
          onChange={({ target, nativeEvent }) => {
            const isPasted =
              nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom');
            if (isPasted) handleRows(target.value);
          }}
          // After an error in a pasted text, take the corrected text when the user leaves the field.
          onBlur={({ target }) => {
            if (shownError && last.source === 'paste') handleRows(target.value);
          }}
        />
      </div>
      <Button variant="quiet" iconName="download" onClick={() => void saveExample(t)}>
        {t('import.example')}
      </Button>
    </>
  );
}

async function saveExample(t: Translate) {
  const row = {
    name: t('import.exampleHaulier'),
    email: 'taxi@example.dk',
    cvr: '12345678',
    truckNumber: '012345',
    phone: '12345678',
    undervogn: '',
    hasCarInsurance: t('common.yes'),
    hasWorkInsurance: t('common.no'),
    numberPlate: 'AB 12 345',
  };
  const file = {
    title: t('runs.import'),
    hasTitleLine: false,
    columns: importFieldNames.map((field) => ({
      header: t(importFields[field]),
      cell: (example: typeof row) => example[field],
    })),
    fetchRows: () => Promise.resolve([row]),
  };
  const { signal } = new AbortController();
  const task = { format: 'csv', signal, onProgress: () => undefined } as const;
  saveAs(await makeListFile(file, task), t('import.exampleName'));
}
