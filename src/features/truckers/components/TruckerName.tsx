import { createContext, useContext } from 'react';

/** The id of the haulier that is open beside the list; apart from the columns, so that no row renders anew with it. */
export const OpenTruckerContext = createContext<number | null>(null);

/** `onOpen` stays the same from one render to the next. */
export interface TruckerNameProps {
  id: number;
  name: string;
  onOpen: (id: number) => void;
}

/** A haulier's name in the list, two lines of it at most: it leads to all about it. */
export function TruckerName({ id, name, onOpen }: TruckerNameProps) {
  const isOpen = useContext(OpenTruckerContext) === id;
  return (
    <button
      type="button"
      className="row-name"
      title={name}
      aria-expanded={isOpen}
      onClick={() => onOpen(id)}
    >
      <bdi>{name}</bdi>
    </button>
  );
}
