import type { OperationId } from '../contract/document';

export type Release = () => void;

interface Gate {
  operationId: OperationId | '*';
  /** True once the calls may go on, false where nobody waits for their answers any more. */
  opened: Promise<boolean>;
  open: (mayGoOn: boolean) => void;
}

/** Calls that are held before the server acts, for as long as a test looks at what the user sees meanwhile. */
export class RequestGates {
  private readonly gates = new Set<Gate>();

  hold(operationId: OperationId | '*'): Release {
    let open: Gate['open'] = () => undefined;
    const opened = new Promise<boolean>((done) => {
      open = done;
    });
    const gate = { operationId, opened, open };
    this.gates.add(gate);
    return () => {
      this.gates.delete(gate);
      open(true);
    };
  }

  get isHolding(): boolean {
    return this.gates.size > 0;
  }

  async pass(call: OperationId): Promise<boolean> {
    const held = [...this.gates].filter(({ operationId: id }) => id === '*' || id === call);
    const answers = await Promise.all(held.map(({ opened }) => opened));
    return answers.every(Boolean);
  }

  /** Breaks the connection of everything that is held, so that it cannot act on what comes after. */
  clear(): void {
    for (const gate of this.gates) gate.open(false);
    this.gates.clear();
  }
}
