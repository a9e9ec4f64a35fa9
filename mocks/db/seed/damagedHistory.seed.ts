import type { HistoryRow } from '../tables';

/** Submissions of one haulier as old servers may have left them: whole, cut off, without content, and half filled in. */
export function damagedHistory(truckerId: number): Omit<HistoryRow, 'id'>[] {
  const blob = {
    name: 'Glad Taxa 🚕✨ v/Åse',
    email: 'glad@example.dk',
    cvr: '29871640',
    truck_number: '100872',
    phone_number: '28456712',
    address: 'Nørregade 1',
    zip_code: '5000',
    city: 'Odense C',
    reg_number: 'DR48113',
    serial_number: null,
    new_value: { id: 3, title: '300.001-400.000 kr.' },
    own_risk: { id: 1, title: '5.000 kr.' },
    area: null,
    injury: { id: 1, title: 'Ingen skader' },
    addon_1: 0,
    addon_1_date: null,
    addon_2: 1,
    police_number: null,
    termination_date: null,
    is_work_insurance: '1',
    previous_insurance: '0',
  };
  const whole = JSON.stringify(blob);
  const submission = (createdAt: string, data: string) => ({ truckerId, createdAt, data });
  return [
    submission('2022-01-10T08:00:00.000Z', whole),
    submission('2022-01-20T08:00:00.000Z', whole.slice(0, 120)),
    submission('2022-02-10T08:00:00.000Z', JSON.stringify({ ...blob, city: 'Odense' })),
    submission('2022-02-20T08:00:00.000Z', ''),
    submission('2022-07-10T22:30:00.000Z', JSON.stringify({ name: blob.name, addon_1: 'ja' })),
  ];
}
