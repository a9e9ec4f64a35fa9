import { answerTo } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { allTruckersApi } from '@/api/truckers/allTruckers.api';
import { truckerApi, truckerListTag } from '@/api/truckers/trucker.api';
import { toSentHaulier } from '@/domain/haulier.mapper';
import type { RunKind } from '@/shared/runs/workThrough';
import type { AppDispatch } from '@/store/store';
import { toTruckerInput, toTruckerUpdate, toTruckerValues } from '../forms/trucker.mapper';
import { readTrucker } from '../truckerCalls';
import { emptyTrucker } from '../forms/trucker.mapper';
import type { ImportField } from './columns';
import { identityOf } from './importRows';
import type { ImportAbout, ImportItem, ImportValues } from './planImport';

const { searchTruckers, createTrucker, updateTrucker, deleteTrucker } = truckerApi.endpoints;
const { getAllTruckers } = allTruckersApi.endpoints;
const anew = { forceRefetch: true, subscribe: false } as const;
const untracked = { track: false } as const;
const inRun = { isPartOfRun: true } as const;

/** The haulier has these values; what the item does not change may be anything. */
function has(now: Trucker, values: ImportValues): boolean {
  const sent = toSentHaulier(toTruckerValues(now));
  return (Object.keys(values) as ImportField[]).every((name) => sent[name] === values[name]);
}

const updateOf = (now: Trucker, values: ImportValues) =>
  toTruckerUpdate({ ...toTruckerValues(now), ...values }, now);

const hasAgreement = ({ agreement, hasUnreadableAgreement }: Trucker) =>
  agreement !== null || hasUnreadableAgreement;

/** The runs that import hauliers, and take them back. A haulier is looked for by CVR and truck number before it is created. */
export function createImportRuns(
  dispatch: AppDispatch,
): RunKind<ImportAbout, ImportValues, Trucker> {
  async function find({ before, wanted }: ImportItem): Promise<Trucker | null | undefined> {
    const { cvr = '', truckNumber = '' } = wanted ?? before ?? {};
    const search = { text: cvr, field: 'cvr', page: 0, paginated: false } as const;
    const answer = await answerTo(dispatch(searchTruckers.initiate(search, anew)));
    const identity = identityOf({ cvr, truckNumber });
    if (!answer) return undefined;
    return answer.rows.find((row) => identityOf(row) === identity) ?? null;
  }
  return {
    parallel: 1,
    read: (item) => {
      const { truckerId } = item.about;
      return truckerId === null ? find(item) : readTrucker(dispatch, truckerId);
    },
    isDone: (now, { about, wanted }) => {
      if (now === null || wanted === null) return now === wanted;
      // Whoever has created it meanwhile.
      return about.truckerId === null || has(now, wanted);
    },
    refusal: (now, { wanted }) => {
      if (!now || wanted?.registrationNumber === undefined) return null;
      const sent = updateOf(now, wanted).registrationNumber;
      return sent === wanted.registrationNumber ? null : { key: 'truckers.regReadOnly' };
    },
    // A haulier that has begun its agreement is not deleted with its import.
    isUnchanged: (now, { before, wanted }) =>
      now === null || before === null
        ? now === before
        : has(now, before) && (wanted !== null || !hasAgreement(now)),
    write: ({ wanted }, now) => {
      if (now === null) {
        const input = { ...toTruckerInput({ ...emptyTrucker, ...wanted }), ...inRun };
        return dispatch(createTrucker.initiate(input, untracked)).unwrap();
      }
      if (wanted === null) {
        return dispatch(deleteTrucker.initiate({ id: now.id, ...inRun }, untracked)).unwrap();
      }
      const update = { ...updateOf(now, wanted), ...inRun };
      return dispatch(updateTrucker.initiate(update, untracked)).unwrap();
    },
    onEnd: () => {
      dispatch(truckerApi.util.invalidateTags([truckerListTag]));
      // Whoever looks at all hauliers: the import did, before it began.
      void dispatch(getAllTruckers.initiate(undefined, anew));
    },
  };
}
