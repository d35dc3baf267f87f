import { createContext } from 'react';

/** Whether the press that opened a part has asked for what it shows: a part that is drawn without one asks for itself. */
export const AskedByPress = createContext(false);
