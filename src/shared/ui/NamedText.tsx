import { Fragment } from 'react';
import type { Language } from '@/config/languages';
import { UnbrokenText } from './UnbrokenText';

interface NamedTextProps {
  text: string;
  /** The names of people, companies and products in the text. Empty ones are ignored. */
  names: readonly string[];
  lang?: Language | undefined;
}

/** Isolates each name, because one that is written from right to left would move the words around it. */
export function NamedText({ text, names, lang }: NamedTextProps) {
  const [name, ...others] = names
    .filter((one) => one !== '' && text.includes(one))
    // Look for the longest name first, because a name may begin with another one.
    .sort((one, other) => other.length - one.length);
  if (name === undefined) return <UnbrokenText text={text} />;
  return text.split(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <bdi lang={lang}>
          <UnbrokenText text={name} />
        </bdi>
      )}
      <NamedText text={part} names={others} lang={lang} />
    </Fragment>
  ));
}
