import { Fragment } from 'react';
import type { Language } from '@/config/languages';
import { UnbrokenText } from './UnbrokenText';

interface NamedTextProps {
  /** The sentence, with the names filled in. */
  text: string;
  /** Those of people, companies and products; empty ones are nowhere. */
  names: readonly string[];
  /** What the names are written in, where that is known. */
  lang?: Language;
}

/**
 * A sentence with each name set apart. A name that is written from right to left, or has marks that turn text, moves none of the words
 * around it then.
 */
export function NamedText({ text, names, lang }: NamedTextProps) {
  const [name, ...others] = names.filter((one) => one !== '' && text.includes(one));
  if (name === undefined) return <UnbrokenText text={text} />;
  return text.split(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <bdi lang={lang}>
          <UnbrokenText text={name} />
        </bdi>
      )}
      <NamedText text={part} names={others} {...(lang && { lang })} />
    </Fragment>
  ));
}
