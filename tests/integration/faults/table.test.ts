import { operationInfos } from '@mocks/contract/document';
import { allActs } from './acts/allActs';
import { faultKinds } from './support/kinds';
import { enveloped, rowsOf } from './support/faultTable';

const rows = rowsOf(allActs);

describe('the fault table', () => {
  it('has at least 150 rows, each of them once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it.each(operationInfos.map(({ id }) => id))('has %s with every fault that it can meet', (id) => {
    const met = rows.filter(({ act }) => act.call === id).map(({ kind }) => kind);
    // An answer without an outer `data` has none to lose (D5).
    const due = faultKinds.filter((kind) => kind !== 'flat' || enveloped.includes(id));
    expect(new Set(met)).toEqual(new Set(due));
  });

  it('names a rule for everything that does not follow the rule of its act', () => {
    const exceptions = rows.filter(({ outcome }) => outcome === 'exception');
    expect(exceptions.filter(({ act, kind }) => !act.except?.[kind]?.rule)).toEqual([]);
  });
});
