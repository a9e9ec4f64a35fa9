import type { Mock } from '@mocks/mock';

/** Text that would make elements, run, or be filled in, were it ever taken for anything but text. */
export const markup =
  '<img src=x class="made" onerror="alert(1)"><b class="made">Hej</b> {{policyYear}} $t(common.yes)';

/** What `markup` would leave in a page that took it for markup. */
export const madeByMarkup = '.made, [onerror], script:not([src]):not([type])';

/** What `markup` has left in the page of a test. */
export const madeElements = () => Array.from(document.querySelectorAll(madeByMarkup));

type Db = Mock['db'];

const reference = ['areas', 'newValues', 'ownRisks', 'injuries'] as const;

function historyWith(data: string, text: string): string {
  const titled = { id: 1, title: text };
  return JSON.stringify({
    ...(JSON.parse(data) as object),
    ...{ name: text, address: text, city: text, reg_number: text, police_number: text },
    ...{ area: titled, new_value: titled, own_risk: titled, injury: titled },
  });
}

/** Puts a text into everything of one haulier that somebody typed, and into what the lists of the product call things. */
export function fillWithText(db: Db, truckerId: number, text: string): void {
  const trucker = db.truckers.get(truckerId);
  if (!trucker) throw new Error(`There is no haulier ${truckerId}.`);
  db.truckers.update(truckerId, {
    name: text,
    undervogn: text,
    isWorkInsurance: '1',
    address: { id: 1, street: text, city: text, zipCode: '2300' },
    vehicle: { registrationNumber: text, frameNumber: text, status: text, insuranceStatus: text },
    existingInsurance: { policyNumber: text, terminationDate: '2022-12-31', companyId: 1 },
  });
  for (const { id } of db.companies.all()) db.companies.update(id, { name: `${text} ${id}` });
  for (const { id } of db.addOns.all()) db.addOns.update(id, { name: `${text} ${id}` });
  for (const name of reference) {
    for (const { id } of db[name].all()) db[name].update(id, { title: `${text} ${id}` });
  }
  for (const row of db.agreements.all()) {
    if (row.truckerId === truckerId) db.agreements.update(row.id, { injuryComment: text });
  }
  for (const { id, truckerId: owner, data } of db.history.all()) {
    if (owner === truckerId) db.history.update(id, { data: historyWith(data, text) });
  }
}
