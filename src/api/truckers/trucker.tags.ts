/** The tags of hauliers and of their submissions. */
export const truckerTagTypes = ['Trucker', 'TruckerHistory'] as const;

/** Every list of hauliers, searched or not. */
export const truckerListTag = { type: 'Trucker', id: 'LIST' } as const;

/** One haulier. */
export function truckerTag(id: number) {
  return { type: 'Trucker', id } as const;
}

/** The submissions of one haulier. */
export function truckerHistoryTag(id: number) {
  return { type: 'TruckerHistory', id } as const;
}

/** One haulier and its submissions, each as it is read by itself. */
export function oneTruckerTags(id: number) {
  return [truckerTag(id), truckerHistoryTag(id)];
}

/** All that shows something of one haulier. */
export function truckerChangedTags(id: number) {
  return [truckerListTag, ...oneTruckerTags(id)];
}
