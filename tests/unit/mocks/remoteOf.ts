import { answerControl, createMockRemote, type Ask, type MockRemote } from '@mocks/control/control';
import type { Mock } from '@mocks/mock';

/**
 * Controls a mock in this process as the workbench controls the one in the page. The requests are recorded in `asked`.
 */
export function remoteOf(mock: Mock, asked: string[] = []): MockRemote {
  const ask = (method: string, name: string, body?: object) => {
    asked.push(`${method} ${name}`);
    const answer = answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}));
    return answer?.status === 200
      ? Promise.resolve(answer.body)
      : Promise.reject(new Error((answer?.body as { message: string }).message));
  };
  return createMockRemote(ask as Ask);
}
