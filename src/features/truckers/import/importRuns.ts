import { updateCacheOnly, untracked } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { allTruckersApi } from '@/api/truckers/allTruckers.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { truckerListTag } from '@/api/truckers/trucker.tags';
import {
  numberPlateOf,
  toSentTruckerFields,
  toSentTruckerNumbers,
} from '@/domain/truckerFields.mapper';
import type { TextKey } from '@/i18n/i18n';
import type { RunRequests } from '@/shared/runs/executeRun';
import type { AppDispatch } from '@/store/store';
import {
  emptyTrucker,
  identityOf,
  toTruckerInput,
  toTruckerUpdate,
  toTruckerValues,
} from '../forms/trucker.mapper';
import { fetchTrucker, fetchTruckersByCvr } from '../truckerRequests';
import { insuranceFields, isInsurance, type ImportField } from './columns';
import type { ImportAbout, ImportItem, ImportValues } from './planImport';

const { createTrucker, updateTrucker, deleteTrucker } = truckerApi.endpoints;
const { getAllTruckers } = allTruckersApi.endpoints;
const inRun = { isPartOfRun: true } as const;

/** True if the haulier already has these values. Other fields are not compared. */
export function has(now: Trucker, values: ImportValues): boolean {
  const sent = toSentTruckerFields(toTruckerValues(now));
  return (Object.keys(values) as ImportField[]).every((name) => sent[name] === values[name]);
}

const updateOf = (now: Trucker, values: ImportValues) =>
  toTruckerUpdate({ ...toTruckerValues(now), ...values }, now);

/** True for a value that no request can send: undo can neither remove a number plate nor make an insurance unknown. */
const isUnreachable = ([name, value]: readonly [string, unknown]) =>
  value === '' && (name === 'numberPlate' || isInsurance(name));

function reachable(wanted: ImportValues): ImportValues {
  return Object.fromEntries(Object.entries(wanted).filter((entry) => !isUnreachable(entry)));
}

/**
 * Of the values that the user saw (`before`), returns those that the server must still have. If it has another value,
 * somebody else has changed it.
 */
function expectedNow(now: Trucker, before: ImportValues, wanted: ImportValues | null) {
  const values: Record<string, unknown> = toTruckerValues(now);
  const numberPlate = wanted?.numberPlate;
  // Undo cannot remove a number plate. When a redo follows the undo, the haulier may already have the number plate.
  const mayHavePlate = Boolean(numberPlate && has(now, { numberPlate }));
  return Object.fromEntries(
    Object.entries(before).filter((entry) => {
      const [name] = entry;
      if (isInsurance(name) && values[name] === '') return false;
      return !isUnreachable(entry) || (name === 'numberPlate' && !mayHavePlate);
    }),
  );
}

/**
 * Why undoing an import cannot take all back: it neither removes a number plate nor makes an insurance unknown again.
 */
function leftByUndo(now: Trucker, wanted: ImportValues): TextKey | null {
  if (wanted.numberPlate === '' && numberPlateOf(now) !== '') return 'import.plateStays';
  const isInsuranceLeft = insuranceFields.some((name) => isUnreachable([name, wanted[name]]));
  return isInsuranceLeft ? 'import.insuranceStays' : null;
}

const hasAgreement = ({ agreement, hasUnreadableAgreement }: Trucker) =>
  agreement !== null || hasUnreadableAgreement;

/**
 * The requests of runs that import hauliers or undo an import. A haulier is looked up by CVR and truck number before it
 * is created.
 */
export function createImportRunRequests(
  dispatch: AppDispatch,
): RunRequests<ImportAbout, ImportValues, Trucker> {
  async function find({ before, wanted }: ImportItem): Promise<Trucker | null | undefined> {
    const { cvr = '', truckNumber = '' } = wanted ?? before ?? {};
    const known = await fetchTruckersByCvr(dispatch, cvr);
    if (!known) return undefined;
    const identity = identityOf({ cvr, truckNumber });
    return known.find((row) => identityOf(row) === identity) ?? null;
  }
  return {
    parallel: 1,
    fetchNow: (item) => {
      const { truckerId } = item.about;
      return truckerId === null ? find(item) : fetchTrucker(dispatch, truckerId);
    },
    isDone: (now, { about, wanted }) => {
      if (now === null || wanted === null) return now === wanted;
      // A haulier that now exists counts as imported, even if a colleague has created it.
      return about.truckerId === null || has(now, reachable(wanted));
    },
    refusal: (now, { wanted }) => {
      if (!now || !wanted) return null;
      const { hasCarInsurance, hasWorkInsurance } = {
        ...toTruckerValues(now),
        ...reachable(wanted),
      };
      // The request cannot say that an insurance is unknown: the server would set it to no.
      if (hasCarInsurance === '' || hasWorkInsurance === '') {
        return { messages: [{ key: 'import.insuranceUnknown' }] };
      }
      if (!wanted.numberPlate) return null;
      const { numberPlate } = toSentTruckerNumbers(updateOf(now, wanted));
      if (numberPlate === wanted.numberPlate) return null;
      return { messages: [{ key: 'truckers.regReadOnly' }] };
    },
    remainder: (now, { about, wanted }) => {
      const key = about.truckerId !== null && now && wanted ? leftByUndo(now, wanted) : null;
      const isAlone = wanted !== null && Object.keys(wanted).length === 1;
      return key && { key: isAlone ? 'truckers.regReadOnly' : key };
    },
    // Undoing an import does not delete a haulier that has an agreement by now.
    isUnchanged: (now, { before, wanted }) =>
      now === null || before === null
        ? now === before
        : has(now, expectedNow(now, before, wanted)) && (wanted !== null || !hasAgreement(now)),
    write: ({ wanted }, now) => {
      if (now === null) {
        const input = { ...toTruckerInput({ ...emptyTrucker, ...wanted }), ...inRun };
        return dispatch(createTrucker.initiate(input, untracked)).unwrap();
      }
      if (wanted === null) {
        return dispatch(deleteTrucker.initiate({ id: now.id, ...inRun }, untracked)).unwrap();
      }
      const update = { ...updateOf(now, reachable(wanted)), ...inRun };
      return dispatch(updateTrucker.initiate(update, untracked)).unwrap();
    },
    onEnd: () => {
      dispatch(truckerApi.util.invalidateTags([truckerListTag]));
      // The changes of a run do not update the cached list of all hauliers, which the import dialog has fetched.
      void dispatch(getAllTruckers.initiate(undefined, updateCacheOnly));
    },
  };
}
