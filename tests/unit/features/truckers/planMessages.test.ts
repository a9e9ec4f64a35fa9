import type { Trucker } from '@/api/truckers/trucker.model';
import { parseTrucker } from '@/api/truckers/trucker.reader';
import { planMessages } from '@/features/truckers/runs/planMessages';

function trucker(id: number, email: string, work?: '0' | '1'): Trucker {
  const read = parseTrucker({ id, name: `Vognmand ${id}`, email, is_work_insurance: work });
  if (!read) throw new Error('It cannot be read.');
  return read;
}

const ready = trucker(1, 'a@example.dk', '1');
const unknown = trucker(2, 'b@example.dk');
const withoutWork = trucker(3, 'c@example.dk', '0');
const withoutEmail = trucker(4, ' ', '1');
const all = [ready, unknown, withoutWork, withoutEmail];

describe('planMessages', () => {
  it('plans the invitation for hauliers with an e-mail address, unless their work insurance is off', () => {
    const { items, leftOut } = planMessages('email', all);
    expect(items.map(({ key }) => key)).toEqual(['1', '2']);
    expect(leftOut).toEqual([
      { trucker: withoutWork, reason: 'truckers.emailNoWork' },
      { trucker: withoutEmail, reason: 'truckers.noEmail' },
    ]);
  });

  it('plans the certificate for all hauliers with an e-mail address', () => {
    const { items, leftOut } = planMessages('certificate', all);
    expect(items.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(leftOut.map(({ trucker }) => trucker)).toEqual([withoutEmail]);
  });

  it("returns items with the haulier's name and the e-mail address that was shown", () => {
    expect(planMessages('email', [ready]).items).toEqual([
      {
        key: '1',
        label: 'Vognmand 1',
        about: { message: 'email', truckerId: 1 },
        before: 'a@example.dk',
        wanted: 'a@example.dk',
      },
    ]);
  });
});
