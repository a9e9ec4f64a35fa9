import type { Database } from '../db/database';
import type { VehicleRow } from '../db/tables';

/**
 * The vehicle after a plate was written. The register is asked about a new plate, so frame number and
 * status change with it; an empty plate keeps the vehicle that is known.
 */
export function withRegistration(
  db: Database,
  vehicle: VehicleRow | null,
  registrationNumber: string | null,
): VehicleRow | null {
  const plate = registrationNumber?.trim() ?? '';
  if (plate === '' || plate === vehicle?.registrationNumber) return vehicle;
  return {
    registrationNumber: plate,
    frameNumber: db.random.text(17, 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
    status: 'Registreret',
    insuranceStatus: 'not verified',
  };
}
