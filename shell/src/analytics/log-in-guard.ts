import type { TabStorage } from 'shared/runtime';
import type { AnalyticsEvent } from './events.ts';

const key = 'shell.log-in.v1';

export interface LogInPorts {
  readonly tab: TabStorage;
  /** Whether the log-in's dialog is open now. */
  readonly isOpen: () => boolean;
  /** Calls its listener after each change of the open dialog. */
  readonly onDialogChange: (listener: () => void) => void;
  readonly openLogIn: () => void;
  readonly reload: () => void;
}

type Forward = (event: AnalyticsEvent) => void;

/**
 * No script of others runs where a password is typed (docs/decisions/0088). Where some run, a log-in is opened in a new document of the same
 * address, in which they are started once its dialog is closed. What is given back starts them, and keeps events until then.
 */
export function guardLogIn(ports: LogInPorts): (start: () => Forward) => Forward {
  const { tab, isOpen } = ports;
  let isRunning = false;
  let begin = (): void => undefined;
  const wanted = tab.read(key);
  if (wanted !== null && wanted !== '') {
    tab.write(key, '');
    ports.openLogIn();
  }
  ports.onDialogChange(() => {
    if (!isOpen()) begin();
    else if (isRunning) {
      tab.write(key, 'wanted');
      ports.reload();
    }
  });
  return (start) => {
    const waiting: AnalyticsEvent[] = [];
    let send: Forward = (event) => void waiting.push(event);
    begin = () => {
      begin = () => undefined;
      isRunning = true;
      send = start();
      waiting.forEach(send);
    };
    if (!isOpen()) begin();
    return (event) => {
      send(event);
    };
  };
}
