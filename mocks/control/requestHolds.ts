import type { OperationId } from '../contract/document';

export type Release = () => void;

interface Gate {
  operationId: OperationId | '*';
  /** Resolves with true once the held requests may go on, or with false if their connections are to break. */
  opened: Promise<boolean>;
  open: (mayGoOn: boolean) => void;
}

/** Holds requests before the mock acts on them, so that a test can check what the page shows while it waits. */
export class RequestHolds {
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

  /** Breaks the connections of all held requests, so that they cannot affect the next test. */
  clear(): void {
    for (const gate of this.gates) gate.open(false);
    this.gates.clear();
  }
}
