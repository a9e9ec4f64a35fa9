/** What the worker's own clock says of writing the file, in milliseconds. */
export interface WorkerTimes {
  read: number;
  write: number;
  join: number;
}

interface Message {
  kind: string;
  done?: number;
}

interface Probed {
  onmessage: (event: { data: unknown }) => void;
  postMessage: (message: Message) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  task: { bytes: Blob };
}

/** Runs in the worker before its task comes: keeps the task, to do it once more. */
export function keepTask(): void {
  const scope = self as unknown as Probed;
  scope.addEventListener('message', ({ data }) => {
    scope.task = data as Probed['task'];
  });
}

/**
 * Runs in the worker after its work, with the same task once more: the worker writes the file, and then its
 * reference is made, a bare join of the same rows, just read as well, whose cells are known beforehand: nothing is looked
 * at or quoted, and all of it is one string. Where reading ends and writing begins shows in the pace of the pieces after the first.
 */
export async function compareInWorker(): Promise<WorkerTimes> {
  interface Wire extends Record<
    'name' | 'email' | 'cvr' | 'truck_number' | 'is_work_insurance',
    string
  > {
    vehicle: { reg_number: string; serial_number: string } | null;
    trucker_agreement: Record<string, string | number | null>[] | null;
  }
  const scope = self as unknown as Probed;
  const { task } = scope;

  const writeOnce = () =>
    new Promise<{ read: number; write: number }>((done) => {
      const pieces: { at: number; rows: number }[] = [];
      const begin = performance.now();
      scope.postMessage = ({ kind, done: rows = 0 }) => {
        const at = performance.now();
        if (kind === 'progress') pieces.push({ at, rows });
        const [first] = pieces;
        const last = pieces.at(-1);
        if (kind === 'progress' || !first || !last) return;
        const write = ((at - first.at) * last.rows) / (last.rows - first.rows);
        const read = first.at - begin - (write * first.rows) / last.rows;
        done({ read, write });
      };
      scope.onmessage({ data: task });
    });

  const readOnce = async () => {
    const body = JSON.parse(await task.bytes.text()) as { truckers: { data: Wire[] } };
    return body.truckers.data.map(({ vehicle, trucker_agreement: agreements, ...row }) => {
      const agreement = agreements?.at(-1);
      return {
        name: row.name,
        email: row.email,
        cvr: row.cvr,
        truckNumber: row.truck_number,
        registrationNumber: vehicle?.reg_number ?? 'N/A',
        frameNumber: vehicle?.serial_number ?? 'N/A',
        hasWorkInsurance: row.is_work_insurance === '1' ? 'Yes' : 'No',
        hasRegistration: vehicle ? 'Yes' : 'No',
        roadAssistance: agreement?.addon_1 ? 'Ja' : 'Nej',
        glassCover: agreement?.addon_2 ? 'Ja' : 'Nej',
        injuryValidFrom: agreement?.injury_valid_from ?? '',
        injuryComment: agreement?.injury_comment ?? '',
        roadAssistanceFrom: agreement?.addon_1_date ?? '',
      };
    });
  };

  const joinOnce = async () => {
    const known = await readOnce();
    const begin = performance.now();
    const lines = known.map((row) =>
      [
        row.name,
        row.email,
        row.cvr,
        row.truckNumber,
        row.registrationNumber,
        row.frameNumber,
        row.hasWorkInsurance,
        row.hasRegistration,
        row.roadAssistance,
        row.glassCover,
        row.injuryValidFrom,
        row.injuryComment,
        row.roadAssistanceFrom,
      ].join(';'),
    );
    const { size } = new Blob([lines.join('\r\n')]);
    if (size === 0) throw new Error('The reference made nothing.');
    return performance.now() - begin;
  };

  return { ...(await writeOnce()), join: await joinOnce() };
}
