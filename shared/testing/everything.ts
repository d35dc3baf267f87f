/** Whether this is the whole run (`EVERYTHING=1`): then seeds, kills and processes come in full, else a short case of each. */
export const isEverything: boolean = process.env['EVERYTHING'] === '1';
