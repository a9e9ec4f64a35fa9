import { useTexts } from '../texts';
import { prettyJson } from './prettyJson';

interface JsonProps {
  title: string;
  /** A value, or the text of an answer. */
  value: unknown;
}

/** A value as JSON under its title. */
export function Json({ title, value }: JsonProps) {
  const { t } = useTexts();
  const { text, cutCharacters } = prettyJson(value);
  return (
    <>
      <h3 className="workbench-subheading">{title}</h3>
      <pre className="workbench-code">{text}</pre>
      {cutCharacters > 0 && <p className="workbench-hint">{t('cut', { count: cutCharacters })}</p>}
    </>
  );
}
