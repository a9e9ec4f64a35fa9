import { parseTrucker } from '@/api/truckers/trucker.reader';
import { createImportRunRequests } from '@/features/truckers/import/importRuns';
import type { ImportItem } from '@/features/truckers/import/planImport';

const requests = createImportRunRequests(() => {
  throw new Error('These tests send nothing.');
});

function trucker(fields: object = {}) {
  const wire = { id: 7, phone_number: '99887766', is_car_insurance: 1, is_work_insurance: 1 };
  const parsed = parseTrucker({ ...wire, ...fields });
  if (!parsed) throw new Error('The haulier cannot be parsed.');
  return parsed;
}

/** Undoes an import that has changed the phone number and a work insurance that was unknown. */
const undo = {
  about: { truckerId: 7, cells: [] },
  before: { phone: '99887766', hasWorkInsurance: true },
  wanted: { phone: '20304050', hasWorkInsurance: '' },
} as unknown as ImportItem;

describe('undoing an import that set an unknown insurance', () => {
  it('restores the other fields and says that the insurance stays [2-import-undo]', () => {
    expect(requests.refusal?.(trucker(), undo)).toBeNull();
    expect(requests.isDone?.(trucker({ phone_number: '20304050' }), undo)).toBe(true);
    expect(requests.remainder?.(trucker(), undo)).toEqual({ key: 'import.insuranceStays' });
  });

  it('can be undone itself, without a conflict about the insurance that is known by then [2-run-undo]', () => {
    const redo = { ...undo, before: undo.wanted, wanted: undo.before } as ImportItem;
    expect(requests.isUnchanged(trucker({ phone_number: '20304050' }), redo)).toBe(true);
    expect(requests.isUnchanged(trucker({ phone_number: '11223344' }), redo)).toBe(false);
  });
});

it('an import finds no conflict in a haulier whose insurance the server leaves out [3-unknown-insurance]', () => {
  expect(requests.isUnchanged(trucker({ is_work_insurance: null }), undo)).toBe(true);
});
