/** All hauliers and their submissions, in lists and as single records. */
export const allTruckerTags = ['Trucker', 'TruckerHistory'] as const;

/** All lists of hauliers, with or without a search. */
export const truckerListTag = { type: 'Trucker', id: 'LIST' } as const;

/** One haulier and its submissions, without the lists that contain it. */
export function oneTruckerTags(id: number) {
  return [
    { type: 'Trucker' as const, id },
    { type: 'TruckerHistory' as const, id },
  ];
}

/** Everything that shows data of one haulier, including the lists. */
export function truckerChangedTags(id: number) {
  return [truckerListTag, ...oneTruckerTags(id)];
}
