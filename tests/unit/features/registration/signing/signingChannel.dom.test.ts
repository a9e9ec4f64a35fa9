import fc from 'fast-check';
import { signingFirstMessageTimeoutMs } from '@/config/constants';
import { openSigningChannel } from '@/features/registration/signing/signingChannel';

const origin = 'https://sign.example';
const answer = { command: 'parameters', content: 'eyJ0cnVja2VyIjoxN30=' };

/** A window that records the messages sent to it. */
function createWindow() {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  if (!contentWindow) throw new Error('A frame on the page has a window.');
  return {
    window: contentWindow,
    sent: jest.spyOn(contentWindow, 'postMessage').mockReturnValue(),
  };
}

function open() {
  const frame = createWindow();
  const outcomes = {
    onCommand: jest.fn(),
    onSigned: jest.fn(),
    onTimedOut: jest.fn(),
    onUnknownCommand: jest.fn(),
  };
  const close = openSigningChannel({
    getFrameWindow: () => frame.window,
    origin,
    encodedParams: answer.content,
    ...outcomes,
  });
  return { frame, close, ...outcomes };
}

function say(source: Window | null, data: unknown, from = origin) {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: from }));
}

const command = (name: string) => JSON.stringify({ command: name });
const submit = command('changeResponseAndSubmit');

let opened: ReturnType<typeof open>;

beforeEach(() => {
  jest.useFakeTimers();
  opened = open();
});

afterEach(() => {
  opened.close();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const expectSilence = () => {
  const { frame, onCommand, onSigned, onTimedOut, onUnknownCommand } = opened;
  for (const heard of [frame.sent, onCommand, onSigned, onTimedOut, onUnknownCommand]) {
    expect(heard).not.toHaveBeenCalled();
  }
};

describe('the signing channel (D19)', () => {
  it('responds to SendParameters with JSON text, sent to the origin of the frame [4-frame-parameters]', () => {
    const { frame } = opened;
    say(frame.window, command('SendParameters'));
    expect(frame.sent.mock.calls).toEqual([[JSON.stringify(answer), origin]]);
  });

  it('reports changeResponseAndSubmit as signed once, and ignores later commands', () => {
    const { frame, onSigned } = opened;
    say(frame.window, submit);
    say(frame.window, submit);
    say(frame.window, command('SendParameters'));
    expect(onSigned).toHaveBeenCalledTimes(1);
    expect(frame.sent).not.toHaveBeenCalled();
  });

  it('stays open after an unknown command', () => {
    const { frame, onUnknownCommand, onSigned } = opened;
    // Command names are case-sensitive.
    const unknown = ['toString', '__proto__', 'sendParameters', 'CHANGERESPONSEANDSUBMIT'];
    for (const name of unknown) say(frame.window, command(name));
    expect(onUnknownCommand.mock.calls).toEqual(unknown.map(() => []));
    expect(frame.sent).not.toHaveBeenCalled();
    say(frame.window, submit);
    expect(onSigned).toHaveBeenCalledTimes(1);
  });

  it('ignores other windows, even with the origin of the frame [4-frame-strangers]', () => {
    const other = createWindow();
    for (const source of [other.window, window, null]) {
      say(source, submit);
      say(source, command('SendParameters'));
    }
    expect(other.sent).not.toHaveBeenCalled();
    expectSilence();
  });

  it('ignores the frame itself when it has another origin', () => {
    const { frame } = opened;
    const others = ['https://evil.example', `${origin}.evil.example`, `${origin}:444`, 'null', ''];
    for (const other of [...others, 'http://sign.example', origin.toUpperCase()]) {
      say(frame.window, submit, other);
      say(frame.window, command('SendParameters'), other);
    }
    expectSilence();
  });

  it('ignores unreadable messages and those of other origins [4-frame-unreadable]', () => {
    const { frame } = opened;
    const rubbish = fc.anything().filter((data) => typeof data !== 'string');
    fc.assert(
      fc.property(rubbish, fc.webUrl(), (data, url) => {
        say(frame.window, data);
        say(frame.window, submit, url);
        say(window, submit);
      }),
    );
    expect(opened.onSigned).not.toHaveBeenCalled();
    expect(frame.sent).not.toHaveBeenCalled();
  });

  it('ignores messages once it is closed', () => {
    const { frame, close } = opened;
    close();
    say(frame.window, submit);
    jest.advanceTimersByTime(signingFirstMessageTimeoutMs * 2);
    expectSilence();
  });

  it('times out without a first command, and ignores later ones', () => {
    const { frame, onTimedOut, onSigned } = opened;
    say(frame.window, 'rubbish');
    jest.advanceTimersByTime(signingFirstMessageTimeoutMs - 1);
    expect(onTimedOut).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onTimedOut).toHaveBeenCalledTimes(1);
    say(frame.window, submit);
    expect(onSigned).not.toHaveBeenCalled();
  });

  it('has no timeout once the frame has sent a command', () => {
    const { frame, onTimedOut } = opened;
    say(frame.window, command('SendParameters'));
    jest.advanceTimersByTime(signingFirstMessageTimeoutMs * 100);
    expect(onTimedOut).not.toHaveBeenCalled();
  });
});
